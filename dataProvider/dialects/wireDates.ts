import { readPath } from '../../src/config/values/readPath';
import type { Dialect, DialectDates, Field, Resource } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json';
import { parseDateInput, toDateInput, toDateTimeInput } from '../../src/lib/date/dateFormat';
import type { QueryCondition } from '../jsonApi/filterQuery';

/**
 * Dates in the host's format. The console uses Unix seconds: every format is converted on read, and the original value is
 * kept beside it, so an unchanged date is sent back as it came.
 */

/** Member of a record with the host's original values, by path. */
export const ORIGINAL_VALUES = '$wrote';

type Members = Readonly<Record<string, unknown>>;
interface DateOptions {
  timeZone?: string | undefined;
  endOfDay?: boolean;
  wireFormat?: DialectDates;
}

const dateOptions = ({ options }: Field): DateOptions => options;

/** Returns the fields that hold a date. */
const dateFields = ({ fields }: Resource): Field[] =>
  Object.values(fields).filter(({ type, call }) => (type === 'date' || type === 'dateTime') && !call);

/** Converts the dates of a record to Unix seconds. */
export function toEpochSeconds<Row extends Members>(row: Row, resource: Resource, { dates }: Dialect): Row {
  let converted: Members = row;
  const originals: Record<string, unknown> = {};
  for (const field of dateFields(resource))
    for (const path of [field.source, ...field.alternativeSources]) {
      const value = readPath(row, path);
      const seconds = parseEpochSeconds(value, field, dates);
      // Nothing to keep if the value already is in seconds and the dialect writes seconds.
      if (
        seconds === undefined ||
        (seconds === value && resolveDateFormat(field, undefined, dates) === 'seconds')
      )
        continue;
      originals[path] = value;
      converted = withValueAt(converted, path, seconds);
    }
  return (Object.keys(originals).length === 0 ? row : { ...converted, [ORIGINAL_VALUES]: originals }) as Row;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::(\d\d(?:\.\d+)?))?$/;
/** Numbers from here on are milliseconds: as seconds they would be after the year 5100. */
const MS_THRESHOLD = 1e11;

/** Parses a host's date to Unix seconds; undefined for an invalid date. */
function parseEpochSeconds(value: unknown, field: Field, dates: DialectDates): number | undefined {
  if (typeof value === 'number')
    return resolveDateFormat(field, undefined, dates) === 'ms' || Math.abs(value) >= MS_THRESHOLD
      ? value / 1000
      : value;
  if (typeof value !== 'string') return undefined;
  const options = dateOptions(field);
  if (DAY.test(value)) return parseDateInput(value, options);
  const local = LOCAL.exec(value);
  if (local) {
    const minute = parseDateInput(value.slice(0, 16), options);
    return minute === undefined ? undefined : minute + Number(local[1] ?? 0);
  }
  const seconds = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) / 1000 : Number.NaN;
  return Number.isNaN(seconds) ? undefined : seconds;
}

/** Returns the format to write a date in: that of the original value, else the declared one, else that of the dialect. */
function resolveDateFormat(field: Field, originalValue: unknown, dates: DialectDates): DialectDates {
  if (typeof originalValue === 'number') return Math.abs(originalValue) >= MS_THRESHOLD ? 'ms' : 'seconds';
  if (typeof originalValue !== 'string') return dateOptions(field).wireFormat ?? dates;
  return DAY.test(originalValue) ? 'iso-date' : LOCAL.test(originalValue) ? 'iso-local' : 'iso';
}

/** Formats Unix seconds for a host; other values stay unchanged. */
export function toWireDate(
  value: unknown,
  field: Field,
  originalValue: unknown,
  dates: DialectDates,
): unknown {
  if (typeof value !== 'number') return value;
  const { timeZone } = dateOptions(field);
  switch (resolveDateFormat(field, originalValue, dates)) {
    case 'ms':
      return value * 1000;
    case 'iso-date':
      return toDateInput(value, { timeZone });
    case 'iso-local':
      return `${toDateTimeInput(value, { timeZone })}:${String(Math.floor(value % 60)).padStart(2, '0')}`;
    case 'iso':
      return new Date(value * 1000).toISOString();
    default:
      return value;
  }
}

/** Converts the dates of form values to the host's format. */
export function toWireDates(
  values: Members,
  resource: Resource,
  previousRecord: Members,
  dates: DialectDates,
): Members {
  const originals = previousRecord[ORIGINAL_VALUES];
  const changedDates = dateFields(resource).filter(({ name }) => typeof values[name] === 'number');
  return {
    ...values,
    ...Object.fromEntries(
      changedDates.map((field) => {
        const value = values[field.name];
        const originalValue = isPlainObject(originals) ? originals[field.source] : undefined;
        const isSame = originalValue !== undefined && readPath(previousRecord, field.source) === value;
        return [field.name, isSame ? originalValue : toWireDate(value, field, originalValue, dates)] as const;
      }),
    ),
  };
}

/** Returns a record with the host's original values. */
export function restoreWireDates({ [ORIGINAL_VALUES]: originals, ...record }: Members): Members {
  if (!isPlainObject(originals)) return record;
  return Object.entries(originals).reduce(
    (members: Members, [path, value]) => withValueAt(members, path, value),
    record,
  );
}

/** Sets the value at a path through existing objects; paths through a list stay unchanged. */
function withValueAt(members: Members, path: string, value: unknown): Members {
  const [key = '', ...rest] = Object.hasOwn(members, path) ? [path] : path.split('.');
  if (rest.length === 0) return { ...members, [key]: value };
  const inner = members[key];
  return isPlainObject(inner) ? { ...members, [key]: withValueAt(inner, rest.join('.'), value) } : members;
}

/** Converts the dates of conditions to the host's format. */
export const withWireDates = (
  conditions: readonly QueryCondition[],
  { fields }: Pick<Resource, 'fields'>,
  dates: DialectDates,
): QueryCondition[] =>
  conditions.map((condition) => {
    const field = Object.hasOwn(fields, condition.field) ? fields[condition.field] : undefined;
    if (field?.type !== 'date' && field?.type !== 'dateTime') return condition;
    const value = toWireDate(condition.value, field, undefined, dates) as QueryCondition['value'];
    return { ...condition, value };
  });
