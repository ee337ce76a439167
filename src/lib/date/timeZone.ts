/** Date and time of a moment on the clocks of a zone; `month` is 1 to 12. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const DAY_MS = 86_400_000;

/** Largest distance from 1970 that a Date can hold, in milliseconds. */
export const MAX_DATE_MS = 8.64e15;

/** The zone of the installation; undefined for the viewer's own. */
let homeTimeZone: string | undefined;

/**
 * Says once, at the start, on whose clocks the console shows and reads dates where nothing names a zone. An IANA name that
 * `isTimeZone` knows; undefined for the viewer's own clocks.
 */
export const setHomeTimeZone = (timeZone: string | undefined): void => void (homeTimeZone = timeZone);

/** The zone that {@link setHomeTimeZone} set; undefined for the viewer's own. */
export const getHomeTimeZone = (): string | undefined => homeTimeZone;

/** Whether this browser knows the zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return timeZone !== '' && new Intl.DateTimeFormat('es-ES', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs a hundred times more than using it: one a zone.
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
    return new Intl.DateTimeFormat('es-ES', options); // a zone this browser does not know: the viewer's own
  }
}

/** What the clocks of `timeZone` (IANA name; the installation's if absent, the viewer's own if unknown) show at `ms` since 1970. */
export function getWallClock(ms: number, timeZone?: string): WallClock {
  const clockParts: Record<string, number> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(ms)) clockParts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = clockParts;
  return { year, month, day, hour, minute };
}

function toUtcMs({ year, month, day, hour, minute }: WallClock): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

function getUtcOffset(ms: number, timeZone?: string): number {
  const minute = Math.floor(ms / 60_000) * 60_000;
  return toUtcMs(getWallClock(minute, timeZone)) - minute;
}

/**
 * Minutes that the clocks are ahead of UTC at `ms`, where they show the same time twice (the night they go back);
 * undefined where they show it once.
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

/** Days from now at which the clocks of two zones are compared: through all of a year. */
const SAMPLE_DAYS = [0, 91, 182, 273];

/** Whether the viewer's own clocks show another time than the installation's, at `ms` or in the year after. */
export const isViewerInOtherTimeZone = (ms: number): boolean =>
  SAMPLE_DAYS.map((days) => ms + days * DAY_MS).some(
    (time) => getUtcOffset(time) !== -60_000 * new Date(time).getTimezoneOffset(),
  );

/** What the zone of the installation is called, the same in summer and winter: `hora de Europa central`. */
export function getTimeZoneName(): string {
  const parts = new Intl.DateTimeFormat('es-ES', {
    timeZoneName: 'longGeneric',
    ...(homeTimeZone === undefined ? {} : { timeZone: homeTimeZone }),
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * The moment (ms since 1970) at which the clocks of `timeZone` show `clock`, as Date does it: the first of two when the
 * hour is repeated, and as much later when it is skipped.
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
