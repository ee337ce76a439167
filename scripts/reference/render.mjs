import { code, table } from './markdown.mjs';

/** The definition of a node of the schema library. */
export const defOf = (schema) => schema?._zod?.def;

/** Renders schemas of the schema library. `names` gives the words for schemas that have a name of their own. */
export function createRenderer(registry, names) {
  const nameOf = (schema) => names.get(defOf(schema))?.name;
  const description = (schema) => {
    const own = schema && registry.get(schema)?.description;
    const def = defOf(schema);
    return own ?? (def?.type === 'optional' ? description(def.innerType) : '');
  };
  /** Empty where a named schema says no more than it says of itself. */
  const meaning = (schema) => {
    const def = defOf(schema);
    const named = names.get(def?.type === 'optional' ? defOf(def.innerType) : def);
    const text = description(schema);
    return named && text === description(named.schema) ? '' : text;
  };

  /** What a value may be, in words. */
  function typeOf(schema) {
    const def = defOf(schema);
    if (nameOf(schema)) return nameOf(schema);
    switch (def?.type) {
      case 'optional':
        return typeOf(def.innerType);
      case 'lazy':
        return typeOf(def.getter());
      case 'string':
        return 'string';
      case 'enum':
        return Object.values(def.entries)
          .map((value) => code(JSON.stringify(value)))
          .join(', ');
      case 'literal':
        return def.values.map((value) => code(JSON.stringify(value))).join(', ');
      case 'array':
        return `list of ${typeOf(def.element)}`;
      case 'record':
        return `map of ${typeOf(def.valueType)}`;
      case 'union':
        return def.options.map(typeOf).join(' or ');
      default:
        return def?.type ?? '';
    }
  }

  /** Objects without a name of their own are told in the same table, under a longer key. */
  function inside(key, schema) {
    const def = defOf(schema);
    if (nameOf(schema)) return [];
    switch (def?.type) {
      case 'optional':
        return inside(key, def.innerType);
      case 'lazy':
        return inside(key, def.getter());
      case 'array':
        return inside(`${key}[]`, def.element);
      case 'record':
        return inside(`${key}.*`, def.valueType);
      case 'union':
        return def.options.flatMap((option) => inside(key, option));
      case 'object':
        return rows(def.shape, `${key}.`);
      default:
        return [];
    }
  }

  function rows(shape, prefix = '') {
    return Object.entries(shape).flatMap(([name, schema]) => [
      [code(prefix + name), typeOf(schema), defOf(schema)?.type === 'optional' ? '' : 'yes', meaning(schema)],
      ...inside(prefix + name, schema),
    ]);
  }
  return {
    typeOf,
    description,
    keys: (shape) => table(['Key', 'Value', 'Needed', 'Meaning'], rows(shape)),
  };
}
