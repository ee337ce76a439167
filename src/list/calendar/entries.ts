import type { RaRecord } from 'ra-core';
import type { ListCalendar } from '../../config/types';
import { isEmpty } from '../../config/values/isEmpty';
import { readPath } from '../../config/values/readPath';
import { optionsOf } from '../../fields/core/optionsOf';
import { readValue } from '../../fields/core/readValue';
import { parseHostTime, type HostTime } from './time/hostTime';
import { createDayCache, formatUnambiguousTime } from './time/days';

/** A record with a place on the calendar. */
export interface CalendarEntry {
  record: RaRecord;
  /** Index of the record. */
  index: number;
  /** Identifies the row. */
  rowKey: string;
  /** ms since 1970. */
  from: number;
  until: number;
  /** Minutes after midnight if the host sent times of day; null for moments. */
  clock: { from: number; until: number } | null;
}

/** Reason why a record is not on the calendar. */
export type UnscheduledReason = 'day' | 'start' | 'end' | 'same' | 'reversed';

/** Records of a calendar: entries, and unscheduled records with the reason. */
export interface CalendarEntries {
  scheduled: readonly CalendarEntry[];
  unscheduled: readonly { record: RaRecord; reason: UnscheduledReason }[];
}

/** Returns the time zone of a calendar's days: the one of its fields; undefined for the installation's. */
export const getTimeZone = ({ dayField, startField }: ListCalendar): string | undefined =>
  optionsOf<{ timeZone?: string }>(dayField ?? startField).timeZone;

/** Builds the entries of all records; `nameOf` returns the name of a record's row. */
export function buildEntries(
  records: readonly RaRecord[],
  calendar: ListCalendar,
  getRowTitle: (record: RaRecord) => string,
): CalendarEntries {
  const zone = getTimeZone(calendar);
  const dayCache = createDayCache(zone);
  const scheduled: CalendarEntry[] = [];
  const unscheduled: { record: RaRecord; reason: UnscheduledReason }[] = [];
  for (const [index, record] of records.entries()) {
    const placement = resolvePlacement(record, calendar, dayCache);
    if (typeof placement === 'string') unscheduled.push({ record, reason: placement });
    else scheduled.push({ record, index, rowKey: getRowKey(record, calendar, getRowTitle), ...placement });
  }
  return { scheduled, unscheduled };
}

/** Returns the values of a record by which a calendar places it. */
export const getEntryPlace = (
  record: RaRecord,
  { dayField, startField, endField, rowField, rowId }: ListCalendar,
): readonly unknown[] => [
  dayField && readValue(dayField, record),
  readValue(startField, record),
  readValue(endField, record),
  rowId === null ? readValue(rowField, record) : readPath(record, rowId),
];

/** Returns the key of a record's row: the row's id, else its name. */
function getRowKey(
  record: RaRecord,
  { rowId }: ListCalendar,
  getRowTitle: (record: RaRecord) => string,
): string {
  const id = rowId === null ? undefined : readPath(record, rowId);
  const isId = typeof id === 'number' || (typeof id === 'string' && id !== '');
  return isId ? `id ${id}` : toTitleKey(getRowTitle(record));
}

const toTitleKey = (name: string): string => `name ${name}`;

/** Assigns entries without a row id to the listed row with the same name; to none if several rows have it. */
export function assignRowsByTitle(
  entries: readonly CalendarEntry[],
  listedRows: readonly { key: string; title: string }[],
  { rowField }: ListCalendar,
): readonly CalendarEntry[] {
  const keys = new Map<string, string | null>();
  for (const { key, title } of listedRows)
    keys.set(toTitleKey(title), keys.has(toTitleKey(title)) ? null : key);
  return entries.map((entry) => {
    const rowKey = keys.get(entry.rowKey);
    // Skip records without a row name: their placeholder may equal the title of an unnamed row they do not belong to.
    return rowKey && !isEmpty(readValue(rowField, entry.record)) ? { ...entry, rowKey } : entry;
  });
}

type Placement = Pick<CalendarEntry, 'from' | 'until' | 'clock'>;

function resolvePlacement(
  record: RaRecord,
  { dayField, startField, endField }: ListCalendar,
  dayCache: ReturnType<typeof createDayCache>,
): Placement | UnscheduledReason {
  const startTime = parseHostTime(readValue(startField, record));
  const endTime = parseHostTime(readValue(endField, record));
  if (!startTime) return 'start';
  if (!endTime) return 'end';
  const dayTime = dayField && parseHostTime(readValue(dayField, record));
  const declaredDate = dayTime?.kind === 'moment' ? dayCache.getDate(dayTime.timestamp / 1000) : '';
  // An end that is only a time is on the day of the start.
  const startDate = startTime.kind === 'moment' ? dayCache.getDate(startTime.timestamp / 1000) : declaredDate;
  if (startDate === '') return 'day';
  const from =
    startTime.kind === 'moment' ? startTime.timestamp : dayCache.toTimestamp(startDate, startTime.minutes);
  if (startTime.kind === 'clock' && endTime.kind === 'clock')
    return resolveClockPlacement(from, startDate, startTime, endTime, dayCache);
  const endOnStartDate =
    endTime.kind === 'moment' ? endTime.timestamp : dayCache.toTimestamp(startDate, endTime.minutes);
  const until =
    endTime.kind === 'clock' && endOnStartDate < from
      ? dayCache.toTimestamp(getNextDate(startDate, dayCache), endTime.minutes)
      : endOnStartDate;
  if (until === from) return 'same';
  return until < from ? 'reversed' : { from, until, clock: null };
}

/** Resolves two times of a day. Compares them as written, since a skipped hour shifts the moments. */
function resolveClockPlacement(
  from: number,
  day: string,
  startTime: HostTime & { kind: 'clock' },
  endTime: HostTime & { kind: 'clock' },
  dayCache: ReturnType<typeof createDayCache>,
): Placement | UnscheduledReason {
  if (startTime.minutes === endTime.minutes) return 'same';
  const endDate = endTime.minutes < startTime.minutes ? getNextDate(day, dayCache) : day;
  const until = Math.max(from, dayCache.toTimestamp(endDate, endTime.minutes));
  return { from, until, clock: { from: startTime.minutes, until: endTime.minutes } };
}

const getNextDate = (day: string, dayCache: ReturnType<typeof createDayCache>): string =>
  dayCache.getDate(dayCache.getDay(day).until / 1000);

const pad = (value: number): string => String(value).padStart(2, '0');
/** Formats minutes after midnight as `HH:mm`. */
export const formatMinutes = (minutes: number): string =>
  `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** Formats start and end as the host sent them; adds the offset to times that occur twice. */
export const formatTimeRange = ({ clock, from, until }: CalendarEntry, zone: string | undefined): string =>
  clock
    ? `${formatMinutes(clock.from)}–${formatMinutes(clock.until)}`
    : `${formatUnambiguousTime(from, zone)}–${formatUnambiguousTime(until, zone)}`;
