import { getLocale } from '../language/language';

/** Local date and time of a moment in a zone; `month` is 1 to 12. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const DAY_MS = 86_400_000;

/** Largest distance from 1970 that a Date can hold, in ms. */
export const MAX_DATE_MS = 8.64e15;

/** Time zone of the installation; undefined for the viewer's own. */
let homeTimeZone: string | undefined;

/**
 * Sets the default time zone for showing and parsing dates; called once at start. An IANA name that `isTimeZone` accepts;
 * undefined for the viewer's own zone.
 */
export const setHomeTimeZone = (timeZone: string | undefined): void => void (homeTimeZone = timeZone);

/** Returns the zone that {@link setHomeTimeZone} set; undefined for the viewer's own. */
export const getHomeTimeZone = (): string | undefined => homeTimeZone;

/** True if this browser knows the zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return timeZone !== '' && new Intl.DateTimeFormat('es-ES', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>();

// Creating a formatter costs a hundred times more than using it, so there is one for each zone.
function formatterFor(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? homeTimeZone ?? '';
  const cached = formatters.get(key);
  if (cached) return cached;
  const formatter = makeFormatter(key);
  formatters.set(key, formatter);
  return formatter;
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions = {
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  };
  try {
    return new Intl.DateTimeFormat('es-ES', { ...options, ...(timeZone ? { timeZone } : {}) });
  } catch {
    return new Intl.DateTimeFormat('es-ES', options); // zone unknown to this browser: the viewer's own
  }
}

/**
 * Returns the local date and time in `timeZone` at `ms` since 1970. An IANA name; default: the installation's, if unknown
 * the viewer's own.
 */
export function getWallClock(ms: number, timeZone?: string): WallClock {
  const clockParts: Record<string, number> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(ms)) clockParts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = clockParts;
  return { year, month, day, hour, minute };
}

function toUtcMs({ year, month, day, hour, minute }: WallClock): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** Returns the ms by which the clock of a zone is ahead of UTC at `ms` since 1970. Default: the zone of the installation. */
export function getUtcOffset(ms: number, timeZone?: string): number {
  const minute = Math.floor(ms / 60_000) * 60_000;
  return toUtcMs(getWallClock(minute, timeZone)) - minute;
}

/**
 * Returns the UTC offset in minutes at `ms` if the clock change in autumn repeats that local time; undefined if it occurs
 * once.
 */
export function getRepeatedHourOffset(ms: number, timeZone?: string): number | undefined {
  const currentOffset = getUtcOffset(ms, timeZone);
  const nearbyOffsets = [getUtcOffset(ms - DAY_MS, timeZone), getUtcOffset(ms + DAY_MS, timeZone)];
  const isRepeated = nearbyOffsets.some(
    (nearbyOffset) =>
      nearbyOffset !== currentOffset &&
      getUtcOffset(ms + currentOffset - nearbyOffset, timeZone) === nearbyOffset,
  );
  return isRepeated ? currentOffset / 60_000 : undefined;
}

/** Days from now at which the offsets of two zones are compared, spread over a year. */
const SAMPLE_DAYS = [0, 91, 182, 273];

/** True if the viewer's own zone has another offset than the installation's at `ms` or in the year after. */
export const isViewerInOtherTimeZone = (ms: number): boolean =>
  SAMPLE_DAYS.map((days) => ms + days * DAY_MS).some(
    (time) => getUtcOffset(time) !== -60_000 * new Date(time).getTimezoneOffset(),
  );

/** Returns the name of the installation's zone, the same in summer and winter: `hora de Europa central`. */
export function getTimeZoneName(locale = getLocale()): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZoneName: 'longGeneric',
    ...(homeTimeZone === undefined ? {} : { timeZone: homeTimeZone }),
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * Returns the moment (ms since 1970) of a local time in `timeZone`, with the rules of Date: the first of two if the hour is
 * repeated, shifted forward by the gap if it is skipped.
 */
export function wallClockToMs(clock: WallClock, timeZone?: string): number {
  const utc = toUtcMs(clock);
  const offsetBefore = getUtcOffset(utc - DAY_MS, timeZone);
  const offsetAfter = getUtcOffset(utc + DAY_MS, timeZone);
  const firstGuess = utc - offsetBefore;
  if (offsetBefore === offsetAfter || getUtcOffset(firstGuess, timeZone) === offsetBefore) return firstGuess;
  const secondGuess = utc - offsetAfter;
  return getUtcOffset(secondGuess, timeZone) === offsetAfter ? secondGuess : firstGuess;
}
