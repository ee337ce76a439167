import type { DraftField, Surroundings } from './fields.ts';
import { objectOf, type Obj } from './json.ts';
import { recordIn } from './listAnswer.ts';
import type { Operation } from './operations.ts';
import { allowsNull, isNumberText, shapeOf, type Shape } from './shape.ts';

/** What a call takes: the shape of the record in its body, and what stands around that. */
export interface Body {
  shape: Shape;
  /** '' for none, `data`, `data.attributes`, or what the host calls it. */
  around: string;
}

/** The record that a call writes; undefined where it takes none, or none that is JSON. */
export function bodyOf(root: Obj, operation: Operation | undefined): Body | undefined {
  if (operation?.body === undefined || !/json|^\*\/\*$/.test(operation.bodyType ?? '')) return undefined;
  const found = recordIn(root, operation.body);
  if (!found) return undefined;
  const { at, record } = found;
  const attributes = attributesOf(root, record);
  return attributes
    ? { shape: attributes, around: `${at || 'data'}.attributes` }
    : { shape: record, around: at };
}

/** The attributes of a JSON:API resource object; undefined for any other record. */
export function attributesOf(root: Obj, record: Shape): Shape | undefined {
  if (!('attributes' in record.members) || !('type' in record.members)) return undefined;
  const attributes = shapeOf(root, record.members.attributes);
  return Object.keys(attributes.members).length > 0 ? attributes : undefined;
}

/** A declared body of a call that takes what the form holds: a preset where there is one. */
export function partBody(
  { root }: Surroundings,
  { shape, around }: Body,
  names: readonly string[],
  fields: ReadonlyMap<string, DraftField>,
): unknown {
  const isPlain = names.every((name) => refersBy(root, shape.members[name], fields.get(name)) !== 'record');
  if (isPlain && around === '') return 'bare';
  if (isPlain && (around === 'data' || around === 'data.attributes')) return around;
  return within(around, wholeBody(root, { shape, around }, fields, new Set(), new Set(names)));
}

/**
 * How the fields of a form say that there is no value where their body is a preset and the host takes no null for them: nothing, and
 * what is taken away is an empty text where that is what it holds.
 */
export function emptyOf(
  root: Obj,
  { shape, around }: Body,
  name: string,
): { emptyAs: 'text' | 'omit' } | undefined {
  const schema = shape.members[name];
  if (schema === undefined || shape.required.has(name) || !['', 'data', 'data.attributes'].includes(around))
    return undefined;
  const { type, node } = shapeOf(root, schema);
  if (type === 'boolean' || type === undefined || allowsNull(root, schema)) return undefined;
  const isText =
    type === 'string' &&
    node.enum === undefined &&
    !isNumberText(node.format) &&
    !/^(?:date|time|uuid)/.test(String(node.format));
  return { emptyAs: isText ? 'text' : 'omit' };
}

/** Whether a field that refers to a record is written as a record in which the id stands, or as the id. */
function refersBy(root: Obj, schema: unknown, field: DraftField | undefined): 'record' | 'id' {
  if (field?.type !== 'reference' && field?.type !== 'references') return 'id';
  const { type, items } = shapeOf(root, schema);
  return (type === 'array' ? shapeOf(root, items).type : type) === 'object' ? 'record' : 'id';
}

/**
 * A declared body of a call that replaces the record: every member that the host takes, those of no field as they were read.
 * What is not required is left out when it is empty.
 */
export function wholeBody(
  root: Obj,
  { shape }: Body,
  fields: ReadonlyMap<string, DraftField>,
  read: ReadonlySet<string>,
  only?: ReadonlySet<string>,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [member, schema] of Object.entries(shape.members)) {
    if (objectOf(schema).readOnly === true) continue;
    const named = (name: string): string => `{${name}${shape.required.has(member) ? '' : '?'}}`;
    const inner = [...fields].filter(
      ([name, { source }]) => isWithin(source, member) && (only?.has(name) ?? true),
    );
    const field = (only?.has(member) ?? true) ? fields.get(member) : undefined;
    if (field && refersBy(root, schema, field) === 'record')
      body[member] =
        field.type === 'references' ? { $each: member, as: { id: '{id}' } } : { id: named(member) };
    else if (field) body[member] = named(member);
    else if (inner.length > 0)
      body[member] = Object.fromEntries(
        inner.map(([name, { source }]) => [String(source).slice(member.length + 1), `{${name}?}`]),
      );
    else if (read.has(member) && !only) body[member] = named(member);
  }
  return body;
}

const isWithin = (source: unknown, member: string): boolean =>
  typeof source === 'string' && source.startsWith(`${member}.`);

/** The value below a path of members. */
export const within = (path: string, value: unknown): unknown =>
  path === '' ? value : path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
