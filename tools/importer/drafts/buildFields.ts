import { toMemberPath } from '../../../src/config/values/readPath.ts';
import { getPatternError } from '../../../src/lib/text/safePattern.ts';
import { omitUndefined, asArray, asFiniteNumber, asString, type JsonObject } from '../spec/json.ts';
import type { SpecOperation } from '../spec/operations.ts';
import type { NoteCollector } from '../notes.ts';
import { momentFormat } from './momentFormat.ts';
import { isNumericFormat, parseShape, type SchemaShape } from '../spec/schemaShape.ts';
import { nameLabel, plainName, singular, toFieldName } from './words.ts';

/** A field of a draft, as written into the declaration. */
export type DraftField = Record<string, unknown> & { type: string; label: string };

/** Resources that the fields may refer to. */
export interface ImportContext {
  root: JsonObject;
  /** Finds a resource by the schema name of its records, or by the lower-case name of one record. */
  findResource: (name: string) => string | undefined;
  /** True if the host supports search in the resource's list. */
  isSearchable: (resource: string) => boolean;
  /** All calls of the host. */
  operations: readonly SpecOperation[];
  /** Member with the id at hosts of this dialect, in records that have it. */
  keyMember?: string | undefined;
  /** Id member of the records whose fields are built. */
  ownId?: string | undefined;
  /** Notes on the drafts; on those of one file while its fields are built. */
  notes: NoteCollector;
}

/** Texts longer than this get a multi-line input. */
const LONG_TEXT_LENGTH = 255;
const LONG_TEXT_NAMES = /^(?:description|notes?|comments?|body|content|bio|remarks?|message)$/i;

/**
 * Builds the fields of records with the shape, by name. Members of a nested object become fields of their own, one level
 * deep. Members without a suitable field type are skipped.
 */
export function buildFields(
  shape: SchemaShape,
  context: ImportContext,
  { parentMember = '', inItem = false }: { parentMember?: string; inItem?: boolean } = {},
): Map<string, DraftField> {
  const fields = new Map<string, DraftField>();
  for (const [member, schema] of Object.entries(shape.members)) {
    const ownName = toFieldName(member);
    const name = parentMember === '' ? ownName : `${toFieldName(parentMember)}_${ownName}`;
    if (ownName === '' || fields.has(name)) continue;
    const memberShape = parseShape(context.root, schema);
    // The record of an id beside it is the same value again, and many hosts send it only if asked.
    if (findForeignKey(member, shape, context) !== undefined) continue;
    const source = [...(parentMember === '' ? [] : [parentMember]), member].map(toMemberPath).join('.');
    const path = source === name ? {} : { source };
    const required = parentMember === '' && shape.required.has(member);
    const related = findRelated(member, shape, context);
    const field =
      inItem && memberShape.type === 'array'
        ? undefined
        : related === undefined
          ? buildField(member, memberShape, context)
          : referenceField(related.name, related.resource, context);
    if (field) fields.set(name, { ...field, ...path, ...commonOptions(memberShape, field, required) });
    else if (memberShape.type === 'object' && parentMember === '' && !inItem)
      for (const [nestedName, nestedField] of buildFields(memberShape, context, { parentMember: member }))
        if (!fields.has(nestedName))
          fields.set(nestedName, withParentLabel(nestedField, member, memberShape.node.readOnly === true));
    if (
      !inItem &&
      ![...fields].some(([field, { source }]) => field === name || isWithin(source, member, parentMember))
    )
      context.notes.add('left out', `fields.${name}`, describeLeftOut(memberShape, context));
  }
  return fields;
}

const isWithin = (source: unknown, member: string, parent: string): boolean =>
  parent === '' && typeof source === 'string' && source.startsWith(`${toMemberPath(member)}.`);

/** Describes a member that no field type can show. */
function describeLeftOut({ type, items, node }: SchemaShape, { root }: ImportContext): string {
  if (type === undefined) return 'the file does not say its type';
  if (type === 'array') return `a list of ${parseShape(root, items).type ?? 'unknown values'}`;
  return type === 'object' ? 'an object without members, or too deep' : `a ${String(node.format ?? type)}`;
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

/** Builds the field of one member; undefined if no field type suits its value. */
function buildField(member: string, shape: SchemaShape, context: ImportContext): DraftField | undefined {
  const label = nameLabel(member);
  const { type, node } = shape;
  const values = enumValues(node);
  if (values) return { type: 'enum', label, values };
  const [, table] = /<fk table='(\w+)'/.exec(asString(node.description) ?? '') ?? [];
  const declared =
    (table === undefined ? undefined : context.findResource(plainName(singular(table)))) ??
    (isScalar(type) ? undefined : embeddedResource(shape, context));
  const canGuess = isScalar(type) && declared === undefined && member !== context.ownId;
  const guessed = canGuess ? guessReference(member, shape, context) : undefined;
  if (guessed !== undefined)
    context.notes.add('guess', `fields.${toFieldName(member)}`, `refers to "${guessed}", by its name`);
  const resource = declared ?? guessed;
  if (resource !== undefined) return referenceField(member, resource, context);
  if (type === 'boolean') return { type: 'boolean', label };
  const moment = momentFormat(member, shape);
  if (moment?.reason !== undefined)
    context.notes.add(
      'guess',
      `fields.${toFieldName(member)}`,
      `a moment in "${moment.wireFormat}", ${moment.reason}`,
    );
  if (moment) return { type: 'dateTime', label, wireFormat: moment.wireFormat };
  if (type === 'integer' || type === 'number') return numberField(label, shape);
  if (type === 'string') return textField(member, label, shape);
  return type === 'array' ? listField(member, label, shape, context) : undefined;
}

const referenceField = (member: string, resource: string, context: ImportContext): DraftField => ({
  type: 'reference',
  label: nameLabel(withoutId(member)),
  resource,
  ...referenceOptions(resource, context),
});

/** Returns the member with the id of a related record that the shape has too: `site_code` of `site`, `siteId` of `site`. */
function findForeignKey(member: string, shape: SchemaShape, context: ImportContext): string | undefined {
  const related = parseShape(context.root, shape.members[member]);
  const resource =
    related.type === 'object' && related.name !== undefined && context.findResource(related.name);
  if (!resource || related.hasScalarChoice) return undefined;
  const keys = ['id', ...Object.keys(related.members)].map((key) => plainName(`${member}_${key}`));
  const candidates = Object.keys(shape.members).filter(
    (name) => name !== member && isScalar(parseShape(context.root, shape.members[name]).type),
  );
  return keys.flatMap((key) => candidates.find((name) => plainName(name) === key) ?? [])[0];
}

/** Returns the related record beside its id: its name and its resource. */
function findRelated(
  member: string,
  shape: SchemaShape,
  context: ImportContext,
): { name: string; resource: string } | undefined {
  const name = Object.keys(shape.members).find(
    (other) =>
      plainName(member).startsWith(plainName(other)) && findForeignKey(other, shape, context) === member,
  );
  const schemaName = name === undefined ? undefined : parseShape(context.root, shape.members[name]).name;
  const resource = schemaName === undefined ? undefined : context.findResource(schemaName);
  return name === undefined || resource === undefined ? undefined : { name, resource };
}

/** Options of a picker: it lists records before the user types, and filters them locally if the host has no search. */
const referenceOptions = (resource: string, { isSearchable }: ImportContext): Record<string, unknown> => ({
  preload: true,
  ...(isSearchable(resource) ? {} : { searchLocally: true }),
});

const isScalar = (type: string | undefined): boolean =>
  type === 'string' || type === 'integer' || type === 'number';

/** Returns the values of an enum with labels; for numbers, the list. */
function enumValues(node: JsonObject): unknown {
  const values = asArray(node.enum).filter((value) => value !== null && value !== '');
  if (values.length === 0) return undefined;
  if (values.every((value) => typeof value === 'number')) return values;
  if (!values.every((value): value is string => typeof value === 'string')) return undefined;
  return Object.fromEntries(values.map((value) => [value, nameLabel(value)]));
}

const withoutId = (member: string): string => member.replace(/(?:_?[iI]d|ID)$/, '') || member;

/** Guesses a reference: `ownerId`, `owner_id`, or a number without limits that is named like a resource. */
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

function numberField(label: string, { type, node }: SchemaShape): DraftField {
  const minimum = asFiniteNumber(node.minimum) ?? asFiniteNumber(node.exclusiveMinimum);
  const maximum = asFiniteNumber(node.maximum) ?? asFiniteNumber(node.exclusiveMaximum);
  const isBounded = (limit: number | undefined): boolean => Math.abs(limit ?? 0) < 2 ** 31 - 1;
  return {
    type: 'number',
    label,
    ...omitUndefined({
      min: isBounded(minimum) ? minimum : undefined,
      max: isBounded(maximum) ? maximum : undefined,
      decimals: type === 'integer' ? 0 : decimalsOfStep(node.multipleOf),
    }),
  };
}

function textField(member: string, label: string, { node }: SchemaShape): DraftField | undefined {
  const format = asString(node.format) ?? '';
  if (isFileContent(node, format)) return undefined;
  if (format === 'email') return { type: 'email', label };
  if (format === 'date') return { type: 'date', label, wireFormat: 'iso-date' };
  if (format === 'time') return { type: 'time', label };
  if (isNumericFormat(format))
    return {
      type: 'number',
      label,
      wireFormat: 'text',
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

/** Returns the decimals of a step such as 0.01. */
const decimalsOfStep = (step: unknown): number | undefined =>
  /^0\.0*1$/.test(String(step)) ? String(step).length - '0.'.length : undefined;

/** Returns the decimals that a pattern such as `^-?\d{0,8}(?:\.\d{0,2})?$` allows. */
const decimalsOf = (pattern: unknown): number | undefined =>
  asFiniteNumber(Number(/\\\.\\d\{(?:\d,)?(\d)\}/.exec(asString(pattern) ?? '')?.[1] ?? Number.NaN));

/** True for file contents, as 3.0 (`format`) or 3.1 describe them; they are not readable text. */
const isFileContent = ({ contentEncoding, contentMediaType }: JsonObject, format: string): boolean =>
  /^(?:binary|byte|base64)$/.test(format) ||
  contentEncoding !== undefined ||
  (contentMediaType !== undefined && !/^text\/|json|xml/.test(String(contentMediaType)));

/** Returns a pattern that matches whole texts, if the console supports it. */
function patternOf(pattern: unknown): string | undefined {
  const text = asString(pattern);
  if (text === undefined) return undefined;
  const anchored = `${text.startsWith('^') ? '' : '.*'}${text.replace(/^\^/, '').replace(/(?<!\\)\$$/, '')}${/(?<!\\)\$$/.test(text) ? '' : '.*'}`;
  return anchored === '.*.*' || getPatternError(anchored) !== undefined ? undefined : anchored;
}

/** Builds the field of an array: several enum values, URLs, or items with fields of their own. */
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
  // Items only have fields with a single input.
  const fields = [...buildFields(entry, context, { inItem: true })];
  if (fields.length === 0) return undefined;
  const limits = omitUndefined({
    min: asFiniteNumber(node.minItems) || undefined,
    max: asFiniteNumber(node.maxItems),
  });
  return { type: 'list', label, ...limits, fields: Object.fromEntries(fields) };
}
