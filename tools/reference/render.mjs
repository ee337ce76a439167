import { inlineCode, renderTable } from './markdown.mjs';

/** The definition of a node of the schema library. */
export const definitionOf = (schema) => schema?._zod?.def;

/** Renders schemas of the schema library. `names` gives the words for schemas that have a name of their own. */
export function createRenderer(registry, names) {
  const schemaName = (schema) => names.get(definitionOf(schema))?.name;
  const description = (schema) => {
    const ownDescription = schema && registry.get(schema)?.description;
    const def = definitionOf(schema);
    return ownDescription ?? (def?.type === 'optional' ? description(def.innerType) : '');
  };
  /** Empty if a named schema has no description besides its own. */
  const meaning = (schema) => {
    const def = definitionOf(schema);
    const namedSchema = names.get(def?.type === 'optional' ? definitionOf(def.innerType) : def);
    const text = description(schema);
    return namedSchema && text === description(namedSchema.schema) ? '' : text;
  };

  /** Returns the allowed values in words. */
  function typeOf(schema) {
    const def = definitionOf(schema);
    if (schemaName(schema)) return schemaName(schema);
    switch (def?.type) {
      case 'optional':
        return typeOf(def.innerType);
      case 'lazy':
        return typeOf(def.getter());
      case 'string':
        return 'string';
      case 'enum':
        return Object.values(def.entries)
          .map((value) => inlineCode(JSON.stringify(value)))
          .join(', ');
      case 'literal':
        return def.values.map((value) => inlineCode(JSON.stringify(value))).join(', ');
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

  /** Objects without a name are documented in the same table, under a longer key. */
  function nestedRows(key, schema) {
    const def = definitionOf(schema);
    if (schemaName(schema)) return [];
    switch (def?.type) {
      case 'optional':
        return nestedRows(key, def.innerType);
      case 'lazy':
        return nestedRows(key, def.getter());
      case 'array':
        return nestedRows(`${key}[]`, def.element);
      case 'record':
        return nestedRows(`${key}.*`, def.valueType);
      case 'union':
        return def.options.flatMap((option) => nestedRows(key, option));
      case 'object':
        return rows(def.shape, `${key}.`);
      default:
        return [];
    }
  }

  function rows(shape, prefix = '') {
    return Object.entries(shape).flatMap(([name, schema]) => [
      [
        inlineCode(prefix + name),
        typeOf(schema),
        definitionOf(schema)?.type === 'optional' ? '' : 'yes',
        meaning(schema),
      ],
      ...nestedRows(prefix + name, schema),
    ]);
  }
  return {
    typeOf,
    description,
    keys: (shape) => renderTable(['Key', 'Value', 'Needed', 'Meaning'], rows(shape)),
  };
}
