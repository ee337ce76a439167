import type { RaRecord } from 'ra-core';
import type { Calendar } from '../../config/types';
import { isEmpty } from '../../config/isEmpty';
import { readPath } from '../../config/readPath';
import { optionsOf } from '../../fields/optionsOf';
import { readValue } from '../../fields/readValue';
import { readTime, type HostTime } from './clock';
import { dayReader, timeText } from './days';

/** A record that has a place on the calendar. */
export interface Entry {
  record: RaRecord;
  /** Its place among the records. */
  at: number;
  /** What tells its row apart. */
  rowKey: string;
  /** ms since 1970. */
  from: number;
  until: number;
  /** Minutes after midnight where the host wrote times of a day; null of moments. */
  clock: { from: number; until: number } | null;
}

/** Why a record has no place. */
export type Unplaced = 'day' | 'start' | 'end' | 'same' | 'reversed';

/** The records of a calendar: those with a place, and those without, each with its reason. */
export interface Entries {
  placed: readonly Entry[];
  unplaced: readonly { record: RaRecord; why: Unplaced }[];
}

/** The zone of a calendar's days: that of the fields they are read from; undefined for the installation's. */
export const zoneOf = ({ day, start }: Calendar): string | undefined =>
  optionsOf<{ timeZone?: string }>(day ?? start).timeZone;

/** Finds the place of every record; `nameOf` says what a record's row is called. */
export function entriesOf(
  records: readonly RaRecord[],
  calendar: Calendar,
  nameOf: (record: RaRecord) => string,
): Entries {
  const zone = zoneOf(calendar);
  const days = dayReader(zone);
  const placed: Entry[] = [];
  const unplaced: { record: RaRecord; why: Unplaced }[] = [];
  for (const [at, record] of records.entries()) {
    const found = placeOf(record, calendar, days);
    if (typeof found === 'string') unplaced.push({ record, why: found });
    else placed.push({ record, at, rowKey: rowKeyOf(record, calendar, nameOf), ...found });
  }
  return { placed, unplaced };
}

/** What tells the row of a record apart: the id of the row, or else its name. */
function rowKeyOf(record: RaRecord, { rowId }: Calendar, nameOf: (record: RaRecord) => string): string {
  const id = rowId === null ? undefined : readPath(record, rowId);
  const isId = typeof id === 'number' || (typeof id === 'string' && id !== '');
  return isId ? `id ${id}` : nameKey(nameOf(record));
}

const nameKey = (name: string): string => `name ${name}`;

/** Entries that name their row by no id stand in the one listed row of that name; where two are alike, in none of them. */
export function inRowsOfTheirNames(
  entries: readonly Entry[],
  listed: readonly { key: string; title: string }[],
  { row }: Calendar,
): readonly Entry[] {
  const keys = new Map<string, string | null>();
  for (const { key, title } of listed) keys.set(nameKey(title), keys.has(nameKey(title)) ? null : key);
  return entries.map((entry) => {
    const rowKey = keys.get(entry.rowKey);
    // Without a name it may be called as an unnamed row is, and be in another.
    return rowKey && !isEmpty(readValue(row, entry.record)) ? { ...entry, rowKey } : entry;
  });
}

type Place = Pick<Entry, 'from' | 'until' | 'clock'>;

function placeOf(
  record: RaRecord,
  { day, start, end }: Calendar,
  days: ReturnType<typeof dayReader>,
): Place | Unplaced {
  const begins = readTime(readValue(start, record));
  const ends = readTime(readValue(end, record));
  if (!begins) return 'start';
  if (!ends) return 'end';
  const ofDay = day && readTime(readValue(day, record));
  const own = ofDay?.kind === 'moment' ? days.dayOf(ofDay.at / 1000) : '';
  // An end that is a time alone is one of the day that the beginning is in.
  const base = begins.kind === 'moment' ? days.dayOf(begins.at / 1000) : own;
  if (base === '') return 'day';
  const from = begins.kind === 'moment' ? begins.at : days.at(base, begins.minutes);
  if (begins.kind === 'clock' && ends.kind === 'clock') return clockPlace(from, base, begins, ends, days);
  const sameDay = ends.kind === 'moment' ? ends.at : days.at(base, ends.minutes);
  const until = ends.kind === 'clock' && sameDay < from ? days.at(nextOf(base, days), ends.minutes) : sameDay;
  if (until === from) return 'same';
  return until < from ? 'reversed' : { from, until, clock: null };
}

/** Two times of a day: which comes first is said by what is written, since a skipped hour moves the moments. */
function clockPlace(
  from: number,
  day: string,
  begins: HostTime & { kind: 'clock' },
  ends: HostTime & { kind: 'clock' },
  days: ReturnType<typeof dayReader>,
): Place | Unplaced {
  if (begins.minutes === ends.minutes) return 'same';
  const on = ends.minutes < begins.minutes ? nextOf(day, days) : day;
  const until = Math.max(from, days.at(on, ends.minutes));
  return { from, until, clock: { from: begins.minutes, until: ends.minutes } };
}

const nextOf = (day: string, days: ReturnType<typeof dayReader>): string =>
  days.dayOf(days.boundsOf(day).until / 1000);

const pad = (value: number): string => String(value).padStart(2, '0');
/** Minutes after midnight as `HH:mm`. */
export const clockText = (minutes: number): string => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** From when until when, as the host wrote it; of moments that the clocks show twice it says which ones. */
export const hoursText = ({ clock, from, until }: Entry, zone: string | undefined): string =>
  clock
    ? `${clockText(clock.from)}–${clockText(clock.until)}`
    : `${timeText(from, zone)}–${timeText(until, zone)}`;
