import type { RaRecord } from 'ra-core';
import type { ListCalendar } from '../../config/types';
import { isEmpty } from '../../config/values/isEmpty';
import { readPath } from '../../config/values/readPath';
import { optionsOf } from '../../fields/core/optionsOf';
import { readValue } from '../../fields/core/readValue';
import { parseHostTime, type HostTime } from './time/hostTime';
import { createDayCache, formatUnambiguousTime } from './time/days';

/** A record that has a place on the calendar. */
export interface CalendarEntry {
  record: RaRecord;
  /** Its place among the records. */
  index: number;
  /** What tells its row apart. */
  rowKey: string;
  /** ms since 1970. */
  from: number;
  until: number;
  /** Minutes after midnight where the host wrote times of a day; null of moments. */
  clock: { from: number; until: number } | null;
}

/** Why a record has no place. */
export type UnscheduledReason = 'day' | 'start' | 'end' | 'same' | 'reversed';

/** The records of a calendar: those with a place, and those without, each with its reason. */
export interface CalendarEntries {
  scheduled: readonly CalendarEntry[];
  unscheduled: readonly { record: RaRecord; reason: UnscheduledReason }[];
}

/** The zone of a calendar's days: that of the fields they are read from; undefined for the installation's. */
export const getTimeZone = ({ day, startField }: ListCalendar): string | undefined =>
  optionsOf<{ timeZone?: string }>(day ?? startField).timeZone;

/** Finds the place of every record; `nameOf` says what a record's row is called. */
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

/** What tells the row of a record apart: the id of the row, or else its name. */
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

/** Entries that name their row by no id stand in the one listed row of that name; where two are alike, in none of them. */
export function assignRowsByTitle(
  entries: readonly CalendarEntry[],
  listedRows: readonly { key: string; title: string }[],
  { row }: ListCalendar,
): readonly CalendarEntry[] {
  const keys = new Map<string, string | null>();
  for (const { key, title } of listedRows)
    keys.set(toTitleKey(title), keys.has(toTitleKey(title)) ? null : key);
  return entries.map((entry) => {
    const rowKey = keys.get(entry.rowKey);
    // Without a name it may be called as an unnamed row is, and be in another.
    return rowKey && !isEmpty(readValue(row, entry.record)) ? { ...entry, rowKey } : entry;
  });
}

type Placement = Pick<CalendarEntry, 'from' | 'until' | 'clock'>;

function resolvePlacement(
  record: RaRecord,
  { day, startField, endField }: ListCalendar,
  dayCache: ReturnType<typeof createDayCache>,
): Placement | UnscheduledReason {
  const startTime = parseHostTime(readValue(startField, record));
  const endTime = parseHostTime(readValue(endField, record));
  if (!startTime) return 'start';
  if (!endTime) return 'end';
  const dayTime = day && parseHostTime(readValue(day, record));
  const declaredDate = dayTime?.kind === 'moment' ? dayCache.getDate(dayTime.timestamp / 1000) : '';
  // An end that is a time alone is one of the day that the beginning is in.
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

/** Two times of a day: which comes first is said by what is written, since a skipped hour moves the moments. */
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
/** Minutes after midnight as `HH:mm`. */
export const formatMinutes = (minutes: number): string =>
  `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** From when until when, as the host wrote it; of moments that the clocks show twice it says which ones. */
export const formatTimeRange = ({ clock, from, until }: CalendarEntry, zone: string | undefined): string =>
  clock
    ? `${formatMinutes(clock.from)}–${formatMinutes(clock.until)}`
    : `${formatUnambiguousTime(from, zone)}–${formatUnambiguousTime(until, zone)}`;
