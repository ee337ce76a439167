import { splitPath, toMemberPath } from '../../../src/config/values/readPath.ts';
import type { DraftField, ImportContext } from '../drafts/buildFields.ts';
import { toFieldName } from '../drafts/words.ts';
import { asObject, type JsonObject } from '../spec/json.ts';
import { findRecord } from '../spec/listResponse.ts';
import type { SpecOperation } from '../spec/operations.ts';
import { isNullable, isNumericFormat, parseShape, type SchemaShape } from '../spec/schemaShape.ts';

/** Body of a call: the shape of the record and its envelope. */
export interface RequestBody {
  shape: SchemaShape;
  /** '' for none, `data`, `data.attributes`, or a name of the host's own. */
  wrapper: string;
}

/** Parses the record that a call writes; undefined without a body, or if it is not JSON. */
export function parseRequestBody(
  root: JsonObject,
  operation: SpecOperation | undefined,
): RequestBody | undefined {
  if (operation?.body === undefined || !/json|^\*\/\*$/.test(operation.bodyType ?? '')) return undefined;
  const match = findRecord(root, operation.body);
  if (!match) return undefined;
  const { path, record } = match;
  const attributes = findAttributes(root, record);
  return attributes
    ? { shape: attributes, wrapper: `${path || 'data'}.attributes` }
    : { shape: record, wrapper: path };
}

/** Returns the attributes of a JSON:API resource object; undefined for any other record. */
export function findAttributes(root: JsonObject, record: SchemaShape): SchemaShape | undefined {
  if (!('attributes' in record.members) || !('type' in record.members)) return undefined;
  const attributes = parseShape(root, record.members.attributes);
  return Object.keys(attributes.members).length > 0 ? attributes : undefined;
}

/** Builds the body of a call that takes the form's values, as a preset if one fits. */
export function buildPartialBody(
  { root }: ImportContext,
  { shape, wrapper }: RequestBody,
  names: readonly string[],
  fields: ReadonlyMap<string, DraftField>,
): unknown {
  const isPlain = names.every(
    (name) => referenceStyle(root, shape.members[name], fields.get(name)) !== 'record',
  );
  if (isPlain && wrapper === '') return 'bare';
  if (isPlain && (wrapper === 'data' || wrapper === 'data.attributes')) return wrapper;
  return wrapAtPath(wrapper, buildFullBody(root, { shape, wrapper }, fields, new Set(), new Set(names)));
}

/**
 * Returns how a form's fields send an empty value if the body is a preset and the host accepts no null: they omit it; a
 * cleared text is sent as an empty text.
 */
export function emptyOption(
  root: JsonObject,
  { shape, wrapper }: RequestBody,
  name: string,
): { writeEmptyAs: 'text' | 'omit' } | undefined {
  const schema = shape.members[name];
  if (schema === undefined || shape.required.has(name) || !['', 'data', 'data.attributes'].includes(wrapper))
    return undefined;
  const { type, node } = parseShape(root, schema);
  if (type === 'boolean' || type === undefined || isNullable(root, schema)) return undefined;
  const isText =
    type === 'string' &&
    node.enum === undefined &&
    !isNumericFormat(node.format) &&
    !/^(?:date|time|uuid)/.test(String(node.format));
  return { writeEmptyAs: isText ? 'text' : 'omit' };
}

/** Returns how a reference is written: as a record with the id, or as the id. */
function referenceStyle(root: JsonObject, schema: unknown, field: DraftField | undefined): 'record' | 'id' {
  if (field?.type !== 'reference' && field?.type !== 'references') return 'id';
  const shape = parseShape(root, schema);
  const { type, hasScalarChoice } = shape.type === 'array' ? parseShape(root, shape.items) : shape;
  return type === 'object' && !hasScalarChoice ? 'record' : 'id';
}

/**
 * Builds the body of a call that replaces the record: every member that the host accepts, with the loaded value for
 * members without field. Omits optional members that are empty.
 */
export function buildFullBody(
  root: JsonObject,
  { shape }: RequestBody,
  fields: ReadonlyMap<string, DraftField>,
  readMembers: ReadonlySet<string>,
  onlyFields?: ReadonlySet<string>,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [member, schema] of Object.entries(shape.members)) {
    if (asObject(schema).readOnly === true) continue;
    const placeholder = (name: string): string => `{${name}${shape.required.has(member) ? '' : '?'}}`;
    const nestedFields = [...fields].filter(
      ([name, { source }]) => isPathWithin(source, member) && (onlyFields?.has(name) ?? true),
    );
    const name = toFieldName(member);
    const field = (onlyFields?.has(name) ?? true) ? fields.get(name) : undefined;
    if (field && referenceStyle(root, schema, field) === 'record')
      body[member] =
        field.type === 'references' ? { $each: name, as: { id: '{id}' } } : { id: placeholder(name) };
    else if (field) body[member] = placeholder(name);
    else if (nestedFields.length > 0)
      body[member] = Object.fromEntries(
        nestedFields.map(([name, { source }]) => [
          splitPath(String(source)).slice(1).join('.'),
          `{${name}?}`,
        ]),
      );
    else if (readMembers.has(member) && !onlyFields) body[member] = placeholder(toMemberPath(member));
  }
  return body;
}

const isPathWithin = (source: unknown, member: string): boolean =>
  typeof source === 'string' && source.startsWith(`${toMemberPath(member)}.`);

/** Wraps a value at a path of members. */
export const wrapAtPath = (path: string, value: unknown): unknown =>
  path === '' ? value : splitPath(path).reduceRight<unknown>((nested, name) => ({ [name]: nested }), value);
