import { readPath } from '../../src/config/readPath';
import type { Dialect, DialectDates, Field, Resource } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json';
import { parseDateInput, toDateInput, toDateTimeInput } from '../../src/lib/dates';
import { keyParts } from '../listQuery';

/**
 * Moments as hosts write them. The console counts in Unix seconds: what is read becomes that, whichever way it is written, and
 * what the host wrote stays beside it, so that what was not touched goes back as it came.
 */

/** Under this member of a record: what the host wrote, by path. */
export const WROTE = '$wrote';

type Members = Readonly<Record<string, unknown>>;
interface DateOptions {
  timeZone?: string | undefined;
  endOfDay?: boolean;
  stored?: DialectDates;
}

const optionsOf = ({ options }: Field): DateOptions => options;

/** Fields that hold a moment. */
const momentsOf = ({ fields }: Resource): Field[] =>
  Object.values(fields).filter(({ type, call }) => (type === 'date' || type === 'dateTime') && !call);

/** A record whose moments are Unix seconds. */
export function withSeconds<Row extends Members>(row: Row, resource: Resource, { dates }: Dialect): Row {
  let read: Members = row;
  const wrote: Record<string, unknown> = {};
  for (const field of momentsOf(resource))
    for (const path of [field.source, ...field.spellings]) {
      const value = readPath(row, path);
      const seconds = secondsOf(value, field, dates);
      // Of what is as the console counts and the dialect writes there is nothing to keep.
      if (seconds === undefined || (seconds === value && formatOf(field, undefined, dates) === 'seconds'))
        continue;
      wrote[path] = value;
      read = withAt(read, path, seconds);
    }
  return (Object.keys(wrote).length === 0 ? row : { ...read, [WROTE]: wrote }) as Row;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::(\d\d(?:\.\d+)?))?$/;
/** Above it a number counts thousandths: as seconds it would be after the year 5100. */
const THOUSANDTHS = 1e11;

/** Unix seconds of what a host wrote; undefined for what is no moment. */
function secondsOf(value: unknown, field: Field, dates: DialectDates): number | undefined {
  if (typeof value === 'number')
    return formatOf(field, undefined, dates) === 'ms' || Math.abs(value) >= THOUSANDTHS
      ? value / 1000
      : value;
  if (typeof value !== 'string') return undefined;
  const options = optionsOf(field);
  if (DAY.test(value)) return parseDateInput(value, options);
  const local = LOCAL.exec(value);
  if (local) {
    const minute = parseDateInput(value.slice(0, 16), options);
    return minute === undefined ? undefined : minute + Number(local[1] ?? 0);
  }
  const moment = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) / 1000 : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** How a moment is written: as the host wrote it before, else as declared, else as the dialect has it. */
function formatOf(field: Field, before: unknown, dates: DialectDates): DialectDates {
  if (typeof before === 'number') return Math.abs(before) >= THOUSANDTHS ? 'ms' : 'seconds';
  if (typeof before !== 'string') return optionsOf(field).stored ?? dates;
  return DAY.test(before) ? 'iso-date' : LOCAL.test(before) ? 'iso-local' : 'iso';
}

/** Unix seconds as a host writes them; what is no number stays. */
export function onWire(value: unknown, field: Field, before: unknown, dates: DialectDates): unknown {
  if (typeof value !== 'number') return value;
  const { timeZone } = optionsOf(field);
  switch (formatOf(field, before, dates)) {
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

/** What a form holds, with moments as the host writes them. */
export function withWritten(
  edited: Members,
  resource: Resource,
  before: Members,
  dates: DialectDates,
): Members {
  const wrote = before[WROTE];
  const moments = momentsOf(resource).filter(({ name }) => typeof edited[name] === 'number');
  return {
    ...edited,
    ...Object.fromEntries(
      moments.map((field) => {
        const value = edited[field.name];
        const was = isPlainObject(wrote) ? wrote[field.source] : undefined;
        const isSame = was !== undefined && readPath(before, field.source) === value;
        return [field.name, isSame ? was : onWire(value, field, was, dates)] as const;
      }),
    ),
  };
}

/** A record as the host wrote it. */
export function asWritten({ [WROTE]: wrote, ...record }: Members): Members {
  if (!isPlainObject(wrote)) return record;
  return Object.entries(wrote).reduce(
    (members: Members, [path, value]) => withAt(members, path, value),
    record,
  );
}

/** With another value at a path through members that are there; what lies in a list stays. */
function withAt(members: Members, path: string, value: unknown): Members {
  const [key = '', ...rest] = Object.hasOwn(members, path) ? [path] : path.split('.');
  if (rest.length === 0) return { ...members, [key]: value };
  const inner = members[key];
  return isPlainObject(inner) ? { ...members, [key]: withAt(inner, rest.join('.'), value) } : members;
}

/** Filters whose moments are as the host writes them. */
export const datedFilters = <Asked>(
  filters: Readonly<Record<string, Asked>>,
  { fields }: Pick<Resource, 'fields'>,
  dates: DialectDates,
): Record<string, Asked> =>
  Object.fromEntries(
    Object.entries(filters).map(([key, asked]) => {
      const [name] = keyParts(key);
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const isMoment = field?.type === 'date' || field?.type === 'dateTime';
      return [key, field && isMoment ? (onWire(asked, field, undefined, dates) as Asked) : asked];
    }),
  );
