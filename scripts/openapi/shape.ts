import { listOf, objectOf, textOf, textsOf, type Obj } from './json.ts';
import { follow } from './references.ts';

/** What a schema says of a value, with its references followed and its parts joined. */
export interface Shape {
  /** Name of the schema, where it has one. */
  name: string | undefined;
  type: string | undefined;
  /** The node itself, with what all of its parts say: `format`, `enum`, `maxLength` … */
  node: Obj;
  /** Schemas of the members, not yet looked at. */
  members: Readonly<Record<string, unknown>>;
  required: ReadonlySet<string>;
  /** Schema of the entries of a list. */
  items: unknown;
}

/** Whether a member has a name that a declaration can name. */
export const isMember = (name: string): boolean => /^[a-zA-Z_$][\w$-]*$/.test(name);

/** Formats of texts that are numbers; whole ones of 64 bits are most often keys, which nobody reckons with. */
export const isNumberText = (format: unknown): boolean =>
  /^(?:decimal(?:128)?|number|double|float|int32)$/i.test(String(format));

/** Schemas that are made of others are followed so far: deeper ones go in a circle. */
const DEEPEST = 8;

/**
 * The shape of a schema. `allOf` is joined; of `oneOf` and `anyOf` the members of all count, required are those that all
 * require: a screen shows what a record may have. `null` beside another type is that type.
 */
export function shapeOf(root: Obj, schema: unknown, depth = 0): Shape {
  const { value: node, name } = follow(root, schema);
  const own: Shape = {
    name,
    type: typeOf(node),
    node,
    members: objectOf(node.properties),
    required: new Set(textsOf(node.required)),
    items: node.items,
  };
  if (depth >= DEEPEST) return own;
  const parts = listOf(node.allOf).map((part) => shapeOf(root, part, depth + 1));
  const choices = [...listOf(node.oneOf), ...listOf(node.anyOf)]
    .map((part) => shapeOf(root, part, depth + 1))
    .filter(({ type }) => type !== 'null');
  const all = choices.length === 0 ? parts : [...parts, eitherOf(choices)];
  return all.reduceRight((whole, part) => joined(part, whole), own);
}

/** Whether a value may be null: `nullable` (3.0), a type or a choice beside others (3.1). */
export function allowsNull(root: Obj, schema: unknown, depth = 0): boolean {
  const { value: node } = follow(root, schema);
  if (node.nullable === true || node['x-nullable'] === true || node.type === 'null') return true;
  if (listOf(node.type).includes('null') || listOf(node.enum).includes(null)) return true;
  const parts = [...listOf(node.oneOf), ...listOf(node.anyOf), ...listOf(node.allOf)];
  return depth < DEEPEST && parts.some((part) => allowsNull(root, part, depth + 1));
}

function typeOf({ type, properties, items, enum: values }: Obj): string | undefined {
  const named = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  const given = textOf(named);
  if (given !== undefined) return given;
  if (properties !== undefined) return 'object';
  if (items !== undefined) return 'array';
  const first = listOf(values)[0];
  return first === undefined ? undefined : typeof first;
}

/** What `over` says counts; members of both are there. */
const joined = (under: Shape, over: Shape): Shape => ({
  name: over.name ?? under.name,
  type: over.type ?? under.type,
  node: { ...under.node, ...over.node },
  members: { ...under.members, ...over.members },
  required: new Set([...under.required, ...over.required]),
  items: over.items ?? under.items,
});

function eitherOf(choices: readonly Shape[]): Shape {
  const [first, ...others] = choices;
  const whole = others.reduce(joined, first ?? shapeOf({}, {}));
  const required = [...whole.required].filter((name) => choices.every((one) => one.required.has(name)));
  // Several lists of values: none of them is all there are.
  const { enum: values, ...rest } = whole.node;
  return {
    ...whole,
    node: others.length === 0 && values !== undefined ? whole.node : rest,
    required: new Set(required),
  };
}
