import { asArray, asObject, asString, asStrings, type JsonObject } from './json.ts';
import { dereference } from './references.ts';

/** A schema of a value with its references resolved and its parts merged. */
export interface SchemaShape {
  /** Name of the schema, if it has one. */
  name: string | undefined;
  type: string | undefined;
  /** The node with the keywords of all its parts: `format`, `enum`, `maxLength` … */
  node: JsonObject;
  /** Unparsed schemas of the members. */
  members: Readonly<Record<string, unknown>>;
  required: ReadonlySet<string>;
  /** Schema of the list entries. */
  items: unknown;
  /** True if the value may be an id instead of the object: `oneOf` a text or number, and a record. */
  hasScalarChoice: boolean;
}

/** True if a declaration can reference a member of this name. */
export const isMemberName = (name: string): boolean => /^[a-zA-Z_$][\w$-]*$/.test(name);

/** True for text formats that hold numbers. 64-bit integers are mostly keys, so they do not count. */
export const isNumericFormat = (format: unknown): boolean =>
  /^(?:decimal(?:128)?|number|double|float|int32)$/i.test(String(format));

/** Maximum nesting of composed schemas; a deeper one is a cycle. */
const MAX_DEPTH = 8;

/**
 * Parses the shape of a schema. `allOf` is merged; `oneOf` and `anyOf` contribute the members of all options, required
 * only if all require them, since a screen shows every possible member. `null` beside another type is that type.
 */
export function parseShape(root: JsonObject, schema: unknown, depth = 0): SchemaShape {
  const { value: node, name } = dereference(root, schema);
  const baseShape: SchemaShape = {
    name,
    type: schemaType(node),
    node,
    members: asObject(node.properties),
    required: new Set(asStrings(node.required)),
    items: node.items,
    hasScalarChoice: false,
  };
  if (depth >= MAX_DEPTH) return baseShape;
  const allOf = asArray(node.allOf).map((part) => parseShape(root, part, depth + 1));
  const choices = [...asArray(node.oneOf), ...asArray(node.anyOf)]
    .map((part) => parseShape(root, part, depth + 1))
    .filter(({ type }) => type !== 'null');
  const merged = choices.length === 0 ? allOf : [...allOf, mergeChoices(choices)];
  return merged.reduceRight((override, part) => mergeShapes(part, override), baseShape);
}

/** True if a value may be null: `nullable` (3.0), or a type or option among others (3.1). */
export function isNullable(root: JsonObject, schema: unknown, depth = 0): boolean {
  const { value: node } = dereference(root, schema);
  if (node.nullable === true || node['x-nullable'] === true || node.type === 'null') return true;
  if (asArray(node.type).includes('null') || asArray(node.enum).includes(null)) return true;
  const parts = [...asArray(node.oneOf), ...asArray(node.anyOf), ...asArray(node.allOf)];
  return depth < MAX_DEPTH && parts.some((part) => isNullable(root, part, depth + 1));
}

function schemaType({ type, properties, items, enum: values }: JsonObject): string | undefined {
  const declaredType = Array.isArray(type) ? type.find((type) => type !== 'null') : type;
  const typeName = asString(declaredType);
  if (typeName !== undefined) return typeName;
  if (properties !== undefined) return 'object';
  if (items !== undefined) return 'array';
  const firstValue = asArray(values)[0];
  return firstValue === undefined ? undefined : typeof firstValue;
}

/** Merges two shapes; `override` wins, members of both are kept. */
const mergeShapes = (base: SchemaShape, override: SchemaShape): SchemaShape => ({
  name: override.name ?? base.name,
  type: override.type ?? base.type,
  node: { ...base.node, ...override.node },
  members: { ...base.members, ...override.members },
  required: new Set([...base.required, ...override.required]),
  items: override.items ?? base.items,
  hasScalarChoice: override.hasScalarChoice || base.hasScalarChoice,
});

function mergeChoices(choices: readonly SchemaShape[]): SchemaShape {
  const [firstValue, ...others] = sortChoices(choices);
  const merged = others.reduce(mergeShapes, firstValue ?? parseShape({}, {}));
  const required = [...merged.required].filter((name) => choices.every((type) => type.required.has(name)));
  // With several value lists, no single one is complete.
  const { enum: values, ...rest } = merged.node;
  return {
    ...merged,
    node: others.length === 0 && values !== undefined ? merged.node : rest,
    required: new Set(required),
    hasScalarChoice: choices.some(isScalarChoice) && choices.some(({ type }) => type === 'object'),
  };
}

const isScalarChoice = ({ type }: SchemaShape): boolean => /^(?:string|integer|number)$/.test(type ?? '');

/** Puts the choice that decides the type last: a record among ids, and a number that a host also accepts as text. */
function sortChoices(choices: readonly SchemaShape[]): SchemaShape[] {
  const rank = ({ type, node }: SchemaShape): number =>
    type === 'object' ? 2 : type !== 'string' && node.format !== undefined ? 1 : 0;
  return [...choices].sort((a, b) => rank(a) - rank(b));
}
