import { readPath, readRawPath } from '../../src/config/values/readPath';
import { isBlank } from '../../src/config/values/isEmpty';
import { normaliseField, type AuthoredField } from '../../src/config/normalise/field';
import type { DialectDates, Field, Resource } from '../../src/config/types';
import { isExactNumber } from '../../src/lib/exactNumber';
import { isJsonEqual } from '../../src/lib/isJsonEqual';
import { isPlainObject } from '../../src/lib/json';
import type { QueryCondition } from '../jsonApi/filterQuery';
import type { ValueKind } from './valueKind';
import { getValueKind } from './valueKinds';
import { ORIGINAL_VALUES } from './originalValues';
import { withValueAt } from './withValueAt';

/**
 * Values in the host's spelling. Screens use one kind of value for each field type, such as Unix seconds; every spelling is
 * converted on read. The original is kept beside it, so an unchanged value is sent back as it came, and a changed one in the
 * same spelling.
 */

type Members = Readonly<Record<string, unknown>>;

interface KnownField {
  field: Field;
  kind: ValueKind;
  paths: readonly string[];
  /** Fields of the items, if the value is a list of objects. */
  itemFields: readonly KnownField[];
}

const cache = new WeakMap<object, readonly KnownField[]>();

/** Returns the fields whose values hosts spell in several ways. */
function knownFields(fields: Resource['fields']): readonly KnownField[] {
  const known = cache.get(fields) ?? listKnownFields(Object.values(fields));
  cache.set(fields, known);
  return known;
}

const listKnownFields = (fields: readonly Field[]): KnownField[] =>
  fields.flatMap((field) => {
    const kind = field.call ? undefined : getValueKind(field);
    const paths = [field.source, ...field.alternativeSources];
    return kind ? [{ field, kind, paths, itemFields: listItemFields(field) }] : [];
  });

const listItemFields = ({ type, options: { fields } }: Field): KnownField[] =>
  type === 'list' && isPlainObject(fields)
    ? listKnownFields(
        Object.entries(fields).map(([name, input]) =>
          normaliseField(name, input as AuthoredField, new Map()),
        ),
      )
    : [];

/** Converts the values of a record to those of the console. */
export const toConsoleValues = <Row extends Members>(
  row: Row,
  { fields }: Pick<Resource, 'fields'>,
  { dates }: { dates: DialectDates },
): Row => readMembers(row, knownFields(fields), dates) as Row;

function readMembers(row: Members, fields: readonly KnownField[], dates: DialectDates): Members {
  let converted = row;
  const previousOriginals = row[ORIGINAL_VALUES];
  const originals: Record<string, unknown> = { ...(isPlainObject(previousOriginals) && previousOriginals) };
  for (const known of fields)
    for (const path of known.paths) {
      const value = readRawPath(row, path);
      if (isBlank(value)) continue;
      const read = readValue(value, known, dates);
      const isDefault =
        isJsonEqual(read, value) && isJsonEqual(known.kind.write(read, known.field, undefined, dates), value);
      if (read === undefined || isDefault) {
        // After an update the record may hold a new value beside the original of the previous one.
        if (path in originals && !isJsonEqual(readValue(originals[path], known, dates), value))
          delete originals[path];
        continue;
      }
      // A list whose items alone differ keeps its originals in the items.
      if (!Array.isArray(value) || known.itemFields.length === 0) originals[path] = value;
      converted = withValueAt(converted, path, read);
    }
  return Object.keys(originals).length === 0 ? row : { ...converted, [ORIGINAL_VALUES]: originals };
}

function readValue(value: unknown, { field, kind, itemFields }: KnownField, dates: DialectDates): unknown {
  const read = kind.read(value, field, dates);
  return Array.isArray(read) && itemFields.length > 0
    ? read.map((item: Members) => readMembers(item, itemFields, dates))
    : read;
}

/** Converts the values of a form, by field name, to the host's. `previousRecord` is the record as read. */
export function toWireValues(
  values: Members,
  { fields }: Pick<Resource, 'fields'>,
  previousRecord: Members,
  dates: DialectDates,
): Members {
  const changed = knownFields(fields).filter(({ field }) => Object.hasOwn(values, field.name));
  return {
    ...values,
    ...Object.fromEntries(
      changed.map((known) => {
        const { name } = known.field;
        return [name, writeValue(values[name], known, previousRecord, dates)] as const;
      }),
    ),
  };
}

/** Converts a scope of templates: the members of a record, with its originals if the record has been read. */
export const toWireScope = (
  scope: Members,
  resource: Pick<Resource, 'fields'>,
  dates: DialectDates,
  // Without originals, the scope does not show how the host spells its values.
): Members => toWireValues(scope, resource, ORIGINAL_VALUES in scope ? scope : {}, dates);

/** Returns a value in the host's spelling: the original if it is the same, else like the original. */
function writeValue(
  value: unknown,
  known: KnownField,
  previousRecord: Members,
  dates: DialectDates,
): unknown {
  const { field, kind, paths, itemFields } = known;
  const path = paths.find((candidate) => !isBlank(readPath(previousRecord, candidate))) ?? field.source;
  const originals = previousRecord[ORIGINAL_VALUES];
  const original =
    isPlainObject(originals) && Object.hasOwn(originals, path)
      ? originals[path]
      : readRawPath(previousRecord, path);
  const isSame = original !== undefined && isJsonEqual(value ?? null, readPath(previousRecord, path) ?? null);
  if (isSame && itemFields.length === 0) return original;
  const items =
    Array.isArray(value) && itemFields.length > 0
      ? value.map((item: unknown) => (isPlainObject(item) ? writeItem(item, itemFields, dates) : item))
      : value;
  // The id of an embedded record is the one that the console reads, which may be another member than `id`.
  const example = isEmbedding(original) ? readRawPath(previousRecord, path) : original;
  return isBlank(items) ? items : kind.write(items, field, example, dates);
}

const isEmbedding = (value: unknown): boolean =>
  [value].flat().some((entry) => isPlainObject(entry) && !isExactNumber(entry));

/** Converts an item of a list, which holds its own originals. */
function writeItem(item: Members, fields: readonly KnownField[], dates: DialectDates): Members {
  const { [ORIGINAL_VALUES]: originals, ...members } = item;
  let written: Members = members;
  for (const known of fields) {
    const { writePath, source } = known.field;
    const value = readRawPath(members, writePath);
    if (value === undefined) continue;
    const original = isPlainObject(originals) ? originals[source] : undefined;
    const read = original === undefined ? undefined : readValue(original, known, dates);
    const isSame = original !== undefined && isJsonEqual(value, read);
    const wire = isSame
      ? original
      : writeValue(value, known, original === undefined ? {} : { [source]: original }, dates);
    written = withValueAt(written, writePath, wire);
  }
  return written;
}

/** Returns a record with the host's original values. */
export function restoreOriginals({ [ORIGINAL_VALUES]: originals, ...record }: Members): Members {
  const restored = Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(restoreItem) : value,
    ]),
  );
  if (!isPlainObject(originals)) return restored;
  return Object.entries(originals).reduce(
    (members: Members, [path, value]) => withValueAt(members, path, value),
    restored,
  );
}

const restoreItem = (item: unknown): unknown =>
  isPlainObject(item) && ORIGINAL_VALUES in item ? restoreOriginals(item) : item;

/** Converts the values of conditions to the host's. */
export const withWireValues = (
  conditions: readonly QueryCondition[],
  { fields }: Pick<Resource, 'fields'>,
  dates: DialectDates,
): QueryCondition[] =>
  conditions.map((condition) => {
    const field = Object.hasOwn(fields, condition.field) ? fields[condition.field] : undefined;
    const kind =
      field?.type === 'emails' || field?.type === 'list' ? undefined : field && getValueKind(field);
    if (!field || !kind) return condition;
    const write = (value: unknown): unknown => kind.write(value, field, undefined, dates);
    const { value } = condition;
    return {
      ...condition,
      value: (Array.isArray(value) ? value.map(write) : write(value)) as QueryCondition['value'],
    };
  });
