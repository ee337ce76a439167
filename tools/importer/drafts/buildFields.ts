import { getPatternError } from '../../../src/lib/text/safePattern.ts';
import { omitUndefined, asArray, asFiniteNumber, asString, type JsonObject } from '../spec/json.ts';
import { isMemberName, isNumericFormat, parseShape, type SchemaShape } from '../spec/schemaShape.ts';
import { nameLabel, plainName, singular } from './words.ts';

/** A field of a draft, as it is written into the declaration. */
export type DraftField = Record<string, unknown> & { type: string; label: string };

/** What the fields of a resource may refer to. */
export interface ImportContext {
  root: JsonObject;
  /** Resource by the name of the schema of its records, and by what one of them is called in small letters. */
  findResource: (name: string) => string | undefined;
  /** Whether the host finds a word in the list of a resource. */
  isSearchable: (resource: string) => boolean;
}

/** Longer texts are written in several lines. */
const LONG_TEXT_LENGTH = 255;
const LONG_TEXT_NAMES = /^(?:description|notes?|comments?|body|content|bio|remarks?|message)$/i;

/**
 * The fields of records with that shape, by name. Members of an object within stand as fields of their own, one level deep;
 * what no field type draws is left out.
 */
export function buildFields(
  shape: SchemaShape,
  context: ImportContext,
  { parentMember = '', inItem = false }: { parentMember?: string; inItem?: boolean } = {},
): Map<string, DraftField> {
  const fields = new Map<string, DraftField>();
  for (const [member, schema] of Object.entries(shape.members)) {
    if (!isMemberName(member)) continue;
    const memberShape = parseShape(context.root, schema);
    const name = parentMember === '' ? member : `${parentMember}_${member}`;
    const path = parentMember === '' ? {} : { source: `${parentMember}.${member}` };
    const required = parentMember === '' && shape.required.has(member);
    const field =
      inItem && memberShape.type === 'array' ? undefined : buildField(member, memberShape, context);
    if (field) fields.set(name, { ...field, ...path, ...commonOptions(memberShape, field, required) });
    else if (memberShape.type === 'object' && parentMember === '' && !inItem)
      for (const [nestedName, nestedField] of buildFields(memberShape, context, { parentMember: member }))
        if (!fields.has(nestedName))
          fields.set(nestedName, withParentLabel(nestedField, member, memberShape.node.readOnly === true));
  }
  return fields;
}

const withParentLabel = (field: DraftField, member: string, readOnly: boolean): DraftField => ({
  ...field,
  label: `${nameLabel(member)}: ${field.label.charAt(0).toLowerCase()}${field.label.slice(1)}`,
  ...(readOnly ? { readOnly } : {}),
});

function commonOptions({ node }: SchemaShape, field: DraftField, required: boolean): Record<string, unknown> {
  return omitUndefined({
    required: required && node.readOnly !== true ? true : undefined,
    readOnly: node.readOnly === true ? true : undefined,
    default: defaultValueOf(node.default, field),
  });
}

function defaultValueOf(value: unknown, { type, values }: DraftField): unknown {
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (type === 'number') return asFiniteNumber(value);
  if (type === 'text' || type === 'longText') return asString(value) === '' ? undefined : asString(value);
  const allowedValues = Array.isArray(values) ? values : Object.keys(Object(values) as object);
  return type === 'enum' && allowedValues.includes(value) ? value : undefined;
}

/** The field for one member; undefined where no field type draws such a value. */
function buildField(member: string, shape: SchemaShape, context: ImportContext): DraftField | undefined {
  const label = nameLabel(member);
  const { type, node } = shape;
  const values = enumValues(node);
  if (values) return { type: 'enum', label, values };
  const [, table] = /<fk table='(\w+)'/.exec(asString(node.description) ?? '') ?? [];
  const resource =
    (table === undefined ? undefined : context.findResource(plainName(singular(table)))) ??
    (isScalar(type) ? guessReference(member, shape, context) : embeddedResource(shape, context));
  if (resource !== undefined)
    return {
      type: 'reference',
      label: nameLabel(withoutId(member)),
      resource,
      ...referenceOptions(resource, context),
    };
  if (type === 'boolean') return { type: 'boolean', label };
  if (type === 'integer' || type === 'number') return numberField(member, label, shape);
  if (type === 'string') return textField(member, label, shape);
  return type === 'array' ? listField(member, label, shape, context) : undefined;
}

/** A picker shows records before a word is typed, and finds it here where the host would not. */
const referenceOptions = (resource: string, { isSearchable }: ImportContext): Record<string, unknown> => ({
  preload: true,
  ...(isSearchable(resource) ? {} : { local: true }),
});

const isScalar = (type: string | undefined): boolean =>
  type === 'string' || type === 'integer' || type === 'number';

/** The values of an enum with their labels; of numbers, the list. */
function enumValues(node: JsonObject): unknown {
  const values = asArray(node.enum).filter((value) => value !== null && value !== '');
  if (values.length === 0) return undefined;
  if (values.every((value) => typeof value === 'number')) return values;
  if (!values.every((value): value is string => typeof value === 'string')) return undefined;
  return Object.fromEntries(values.map((value) => [value, nameLabel(value)]));
}

const withoutId = (member: string): string => member.replace(/(?:_?[iI]d|ID)$/, '') || member;

/** `ownerId`, `owner_id`, or a number that is called like a record and has no limits: a record of that name, where there are such. */
function guessReference(
  member: string,
  { type, node }: SchemaShape,
  { findResource }: ImportContext,
): string | undefined {
  if (/.(?:_id|Id|ID)$/.test(member)) return findResource(plainName(withoutId(member)));
  const isKey = type === 'integer' && node.minimum === undefined && node.maximum === undefined;
  return isKey ? findResource(plainName(member)) : undefined;
}

const embeddedResource = (
  { name, type, members }: SchemaShape,
  { findResource }: ImportContext,
): string | undefined =>
  type === 'object' && name !== undefined && 'id' in members ? findResource(name) : undefined;

/** How a number counts a moment; undefined where it is none. */
function epochUnit(member: string, format: string, type: string | undefined): 'seconds' | 'ms' | undefined {
  if (/^(?:unix-?time|timestamp|epoch)-?(?:ms|milli)/i.test(format)) return 'ms';
  if (/^(?:unix-?time|timestamp|epoch)/i.test(format)) return 'seconds';
  return type === 'integer' && /[a-z](?:At|_at|Timestamp|_timestamp)$/.test(member) ? 'seconds' : undefined;
}

function numberField(member: string, label: string, { type, node }: SchemaShape): DraftField {
  const stored = epochUnit(member, asString(node.format) ?? '', type);
  if (stored) return { type: 'dateTime', label, stored };
  const minimum = asFiniteNumber(node.minimum) ?? asFiniteNumber(node.exclusiveMinimum);
  const maximum = asFiniteNumber(node.maximum) ?? asFiniteNumber(node.exclusiveMaximum);
  const isBounded = (limit: number | undefined): boolean => Math.abs(limit ?? 0) < 2 ** 31 - 1;
  return {
    type: 'number',
    label,
    ...omitUndefined({
      min: isBounded(minimum) ? minimum : undefined,
      max: isBounded(maximum) ? maximum : undefined,
      decimals: type === 'integer' ? 0 : undefined,
    }),
  };
}

function textField(member: string, label: string, { node }: SchemaShape): DraftField | undefined {
  const format = asString(node.format) ?? '';
  if (isFileContent(node, format)) return undefined;
  if (format === 'email') return { type: 'email', label };
  if (format === 'date-time') return { type: 'dateTime', label, stored: 'iso' };
  if (format === 'date') return { type: 'date', label, stored: 'iso-date' };
  if (format === 'time') return { type: 'time', label };
  if (isNumericFormat(format))
    return {
      type: 'number',
      label,
      stored: 'text',
      ...omitUndefined({ decimals: decimalsOf(node.pattern) }),
    };
  if (/^(?:url|uri)$/.test(format)) return { type: 'url', label };
  const secret = format === 'password' || /^(?:password|secret|passphrase)$/i.test(member) ? true : undefined;
  const limits = omitUndefined({
    minLength: asFiniteNumber(node.minLength) === 0 ? undefined : asFiniteNumber(node.minLength),
    maxLength: asFiniteNumber(node.maxLength),
  });
  const isLong =
    Number(limits.maxLength ?? 0) > LONG_TEXT_LENGTH ||
    (LONG_TEXT_NAMES.test(member) && secret === undefined);
  if (isLong) return { type: 'longText', label, ...limits };
  return { type: 'text', label, ...limits, ...omitUndefined({ pattern: patternOf(node.pattern), secret }) };
}

/** The places that a pattern such as `^-?\d{0,8}(?:\.\d{0,2})?$` leaves behind the point. */
const decimalsOf = (pattern: unknown): number | undefined =>
  asFiniteNumber(Number(/\\\.\\d\{(?:\d,)?(\d)\}/.exec(asString(pattern) ?? '')?.[1] ?? Number.NaN));

/** What is in a file, as 3.0 (`format`) or 3.1 writes it: no text that anybody reads. */
const isFileContent = ({ contentEncoding, contentMediaType }: JsonObject, format: string): boolean =>
  /^(?:binary|byte|base64)$/.test(format) ||
  contentEncoding !== undefined ||
  (contentMediaType !== undefined && !/^text\/|json|xml/.test(String(contentMediaType)));

/** A pattern that fits whole texts, where the console can match it. */
function patternOf(pattern: unknown): string | undefined {
  const text = asString(pattern);
  if (text === undefined) return undefined;
  const anchored = `${text.startsWith('^') ? '' : '.*'}${text.replace(/^\^/, '').replace(/(?<!\\)\$$/, '')}${/(?<!\\)\$$/.test(text) ? '' : '.*'}`;
  return anchored === '.*.*' || getPatternError(anchored) !== undefined ? undefined : anchored;
}

/** Several values of an enum, addresses, or items with fields of their own. */
function listField(
  member: string,
  label: string,
  { items, node }: SchemaShape,
  context: ImportContext,
): DraftField | undefined {
  const entry = parseShape(context.root, items);
  const values = enumValues(entry.node);
  if (values) return { type: 'enum', label, values, multiple: true };
  if (entry.node.format === 'email') return { type: 'emails', label };
  const resource = isScalar(entry.type)
    ? guessReference(singular(member), entry, context)
    : embeddedResource(entry, context);
  if (resource !== undefined)
    return { type: 'references', label, resource, ...referenceOptions(resource, context) };
  // An item has what stands in one input.
  const fields = [...buildFields(entry, context, { inItem: true })];
  if (fields.length === 0) return undefined;
  const limits = omitUndefined({
    min: asFiniteNumber(node.minItems) || undefined,
    max: asFiniteNumber(node.maxItems),
  });
  return { type: 'list', label, ...limits, fields: Object.fromEntries(fields) };
}
