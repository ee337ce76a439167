import { asArray, asObject, asString, asStrings, type JsonObject } from './json.ts';
import { dereference } from './references.ts';

/** What a schema says of a value, with its references followed and its parts joined. */
export interface SchemaShape {
  /** Name of the schema, where it has one. */
  name: string | undefined;
  type: string | undefined;
  /** The node itself, with what all of its parts say: `format`, `enum`, `maxLength` … */
  node: JsonObject;
  /** Schemas of the members, not yet looked at. */
  members: Readonly<Record<string, unknown>>;
  required: ReadonlySet<string>;
  /** Schema of the entries of a list. */
  items: unknown;
}

/** Whether a member has a name that a declaration can name. */
export const isMemberName = (name: string): boolean => /^[a-zA-Z_$][\w$-]*$/.test(name);

/** Formats of texts that are numbers; whole ones of 64 bits are most often keys, which nobody reckons with. */
export const isNumericFormat = (format: unknown): boolean =>
  /^(?:decimal(?:128)?|number|double|float|int32)$/i.test(String(format));

/** Schemas that are made of others are followed so far: deeper ones go in a circle. */
const MAX_DEPTH = 8;

/**
 * The shape of a schema. `allOf` is joined; of `oneOf` and `anyOf` the members of all count, required are those that all
 * require: a screen shows what a record may have. `null` beside another type is that type.
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
  };
  if (depth >= MAX_DEPTH) return baseShape;
  const allOf = asArray(node.allOf).map((part) => parseShape(root, part, depth + 1));
  const choices = [...asArray(node.oneOf), ...asArray(node.anyOf)]
    .map((part) => parseShape(root, part, depth + 1))
    .filter(({ type }) => type !== 'null');
  const merged = choices.length === 0 ? allOf : [...allOf, mergeChoices(choices)];
  return merged.reduceRight((override, part) => mergeShapes(part, override), baseShape);
}

/** Whether a value may be null: `nullable` (3.0), a type or a choice beside others (3.1). */
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

/** What `over` says counts; members of both are there. */
const mergeShapes = (base: SchemaShape, override: SchemaShape): SchemaShape => ({
  name: override.name ?? base.name,
  type: override.type ?? base.type,
  node: { ...base.node, ...override.node },
  members: { ...base.members, ...override.members },
  required: new Set([...base.required, ...override.required]),
  items: override.items ?? base.items,
});

function mergeChoices(choices: readonly SchemaShape[]): SchemaShape {
  const [firstValue, ...others] = choices;
  const merged = others.reduce(mergeShapes, firstValue ?? parseShape({}, {}));
  const required = [...merged.required].filter((name) => choices.every((type) => type.required.has(name)));
  // Several lists of values: none of them is all there are.
  const { enum: values, ...rest } = merged.node;
  return {
    ...merged,
    node: others.length === 0 && values !== undefined ? merged.node : rest,
    required: new Set(required),
  };
}
