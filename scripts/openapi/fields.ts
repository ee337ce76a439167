import { patternProblem } from '../../src/lib/pattern.ts';
import { defined, listOf, numberOf, textOf, type Obj } from './json.ts';
import { isMember, isNumberText, shapeOf, type Shape } from './shape.ts';
import { labelOf, plainName, singular } from './words.ts';

/** A field of a draft, as it is written into the declaration. */
export type DraftField = Record<string, unknown> & { type: string; label: string };

/** What the fields of a resource may refer to. */
export interface Surroundings {
  root: Obj;
  /** Resource by the name of the schema of its records, and by what one of them is called in small letters. */
  resourceOf: (name: string) => string | undefined;
  /** Whether the host finds a word in the list of a resource. */
  isSearched: (resource: string) => boolean;
}

/** Longer texts are written in several lines. */
const LONG = 255;
const LONG_NAMES = /^(?:description|notes?|comments?|body|content|bio|remarks?|message)$/i;

/**
 * The fields of records with that shape, by name. Members of an object within stand as fields of their own, one level deep;
 * what no field type draws is left out.
 */
export function fieldsOf(
  shape: Shape,
  around: Surroundings,
  { below = '', inItem = false }: { below?: string; inItem?: boolean } = {},
): Map<string, DraftField> {
  const fields = new Map<string, DraftField>();
  for (const [member, schema] of Object.entries(shape.members)) {
    if (!isMember(member)) continue;
    const own = shapeOf(around.root, schema);
    const name = below === '' ? member : `${below}_${member}`;
    const path = below === '' ? {} : { source: `${below}.${member}` };
    const required = below === '' && shape.required.has(member);
    const field = inItem && own.type === 'array' ? undefined : fieldOf(member, own, around);
    if (field) fields.set(name, { ...field, ...path, ...common(own, field, required) });
    else if (own.type === 'object' && below === '' && !inItem)
      for (const [inner, deep] of fieldsOf(own, around, { below: member }))
        if (!fields.has(inner)) fields.set(inner, withOuter(deep, member, own.node.readOnly === true));
  }
  return fields;
}

const withOuter = (field: DraftField, member: string, readOnly: boolean): DraftField => ({
  ...field,
  label: `${labelOf(member)}: ${field.label.charAt(0).toLowerCase()}${field.label.slice(1)}`,
  ...(readOnly ? { readOnly } : {}),
});

function common({ node }: Shape, field: DraftField, required: boolean): Record<string, unknown> {
  return defined({
    required: required && node.readOnly !== true ? true : undefined,
    readOnly: node.readOnly === true ? true : undefined,
    default: startOf(node.default, field),
  });
}

function startOf(value: unknown, { type, values }: DraftField): unknown {
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (type === 'number') return numberOf(value);
  if (type === 'text' || type === 'longText') return textOf(value) === '' ? undefined : textOf(value);
  const known = Array.isArray(values) ? values : Object.keys(Object(values) as object);
  return type === 'enum' && known.includes(value) ? value : undefined;
}

/** The field for one member; undefined where no field type draws such a value. */
function fieldOf(member: string, shape: Shape, around: Surroundings): DraftField | undefined {
  const label = labelOf(member);
  const { type, node } = shape;
  const values = valuesOf(node);
  if (values) return { type: 'enum', label, values };
  const [, table] = /<fk table='(\w+)'/.exec(textOf(node.description) ?? '') ?? [];
  const resource =
    (table === undefined ? undefined : around.resourceOf(plainName(singular(table)))) ??
    (scalar(type) ? referenceBy(member, shape, around) : embeddedIn(shape, around));
  if (resource !== undefined)
    return { type: 'reference', label: labelOf(withoutId(member)), resource, ...offered(resource, around) };
  if (type === 'boolean') return { type: 'boolean', label };
  if (type === 'integer' || type === 'number') return numberField(member, label, shape);
  if (type === 'string') return textField(member, label, shape);
  return type === 'array' ? listField(member, label, shape, around) : undefined;
}

/** A picker shows records before a word is typed, and finds it here where the host would not. */
const offered = (resource: string, { isSearched }: Surroundings): Record<string, unknown> => ({
  preload: true,
  ...(isSearched(resource) ? {} : { local: true }),
});

const scalar = (type: string | undefined): boolean =>
  type === 'string' || type === 'integer' || type === 'number';

/** The values of an enum with their labels; of numbers, the list. */
function valuesOf(node: Obj): unknown {
  const values = listOf(node.enum).filter((value) => value !== null && value !== '');
  if (values.length === 0) return undefined;
  if (values.every((value) => typeof value === 'number')) return values;
  if (!values.every((value): value is string => typeof value === 'string')) return undefined;
  return Object.fromEntries(values.map((value) => [value, labelOf(value)]));
}

const withoutId = (member: string): string => member.replace(/(?:_?[iI]d|ID)$/, '') || member;

/** `ownerId`, `owner_id`, or a number that is called like a record and has no limits: a record of that name, where there are such. */
function referenceBy(
  member: string,
  { type, node }: Shape,
  { resourceOf }: Surroundings,
): string | undefined {
  if (/.(?:_id|Id|ID)$/.test(member)) return resourceOf(plainName(withoutId(member)));
  const isKey = type === 'integer' && node.minimum === undefined && node.maximum === undefined;
  return isKey ? resourceOf(plainName(member)) : undefined;
}

const embeddedIn = ({ name, type, members }: Shape, { resourceOf }: Surroundings): string | undefined =>
  type === 'object' && name !== undefined && 'id' in members ? resourceOf(name) : undefined;

/** How a number counts a moment; undefined where it is none. */
function secondsBy(member: string, format: string, type: string | undefined): 'seconds' | 'ms' | undefined {
  if (/^(?:unix-?time|timestamp|epoch)-?(?:ms|milli)/i.test(format)) return 'ms';
  if (/^(?:unix-?time|timestamp|epoch)/i.test(format)) return 'seconds';
  return type === 'integer' && /[a-z](?:At|_at|Timestamp|_timestamp)$/.test(member) ? 'seconds' : undefined;
}

function numberField(member: string, label: string, { type, node }: Shape): DraftField {
  const stored = secondsBy(member, textOf(node.format) ?? '', type);
  if (stored) return { type: 'dateTime', label, stored };
  const least = numberOf(node.minimum) ?? numberOf(node.exclusiveMinimum);
  const most = numberOf(node.maximum) ?? numberOf(node.exclusiveMaximum);
  const isWide = (limit: number | undefined): boolean => Math.abs(limit ?? 0) < 2 ** 31 - 1;
  return {
    type: 'number',
    label,
    ...defined({
      min: isWide(least) ? least : undefined,
      max: isWide(most) ? most : undefined,
      decimals: type === 'integer' ? 0 : undefined,
    }),
  };
}

function textField(member: string, label: string, { node }: Shape): DraftField | undefined {
  const format = textOf(node.format) ?? '';
  if (isContent(node, format)) return undefined;
  if (format === 'email') return { type: 'email', label };
  if (format === 'date-time') return { type: 'dateTime', label, stored: 'iso' };
  if (format === 'date') return { type: 'date', label, stored: 'iso-date' };
  if (format === 'time') return { type: 'time', label };
  if (isNumberText(format))
    return { type: 'number', label, stored: 'text', ...defined({ decimals: decimalsOf(node.pattern) }) };
  if (/^(?:url|uri)$/.test(format)) return { type: 'url', label };
  const secret = format === 'password' || /^(?:password|secret|passphrase)$/i.test(member) ? true : undefined;
  const limits = defined({
    minLength: numberOf(node.minLength) === 0 ? undefined : numberOf(node.minLength),
    maxLength: numberOf(node.maxLength),
  });
  const isLong = Number(limits.maxLength ?? 0) > LONG || (LONG_NAMES.test(member) && secret === undefined);
  if (isLong) return { type: 'longText', label, ...limits };
  return { type: 'text', label, ...limits, ...defined({ pattern: patternOf(node.pattern), secret }) };
}

/** The places that a pattern such as `^-?\d{0,8}(?:\.\d{0,2})?$` leaves behind the point. */
const decimalsOf = (pattern: unknown): number | undefined =>
  numberOf(Number(/\\\.\\d\{(?:\d,)?(\d)\}/.exec(textOf(pattern) ?? '')?.[1] ?? Number.NaN));

/** What is in a file, as 3.0 (`format`) or 3.1 writes it: no text that anybody reads. */
const isContent = ({ contentEncoding, contentMediaType }: Obj, format: string): boolean =>
  /^(?:binary|byte|base64)$/.test(format) ||
  contentEncoding !== undefined ||
  (contentMediaType !== undefined && !/^text\/|json|xml/.test(String(contentMediaType)));

/** A pattern that fits whole texts, where the console can match it. */
function patternOf(pattern: unknown): string | undefined {
  const text = textOf(pattern);
  if (text === undefined) return undefined;
  const whole = `${text.startsWith('^') ? '' : '.*'}${text.replace(/^\^/, '').replace(/(?<!\\)\$$/, '')}${/(?<!\\)\$$/.test(text) ? '' : '.*'}`;
  return whole === '.*.*' || patternProblem(whole) !== undefined ? undefined : whole;
}

/** Several values of an enum, addresses, or items with fields of their own. */
function listField(
  member: string,
  label: string,
  { items, node }: Shape,
  around: Surroundings,
): DraftField | undefined {
  const entry = shapeOf(around.root, items);
  const values = valuesOf(entry.node);
  if (values) return { type: 'enum', label, values, multiple: true };
  if (entry.node.format === 'email') return { type: 'emails', label };
  const resource = scalar(entry.type)
    ? referenceBy(singular(member), entry, around)
    : embeddedIn(entry, around);
  if (resource !== undefined) return { type: 'references', label, resource, ...offered(resource, around) };
  // An item has what stands in one input.
  const fields = [...fieldsOf(entry, around, { inItem: true })];
  if (fields.length === 0) return undefined;
  const limits = defined({ min: numberOf(node.minItems) || undefined, max: numberOf(node.maxItems) });
  return { type: 'list', label, ...limits, fields: Object.fromEntries(fields) };
}
