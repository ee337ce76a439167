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
let home: string | undefined;

/**
 * Says once, at the start, on whose clocks the console shows and reads dates where nothing names a zone. An IANA name that
 * `isZone` knows; undefined for the viewer's own clocks.
 */
export const setHomeZone = (zone: string | undefined): void => void (home = zone);

/** The zone that {@link setHomeZone} set; undefined for the viewer's own. */
export const homeZone = (): string | undefined => home;

/** Whether this browser knows the zone. */
export function isZone(zone: string): boolean {
  try {
    return zone !== '' && new Intl.DateTimeFormat('es-ES', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs a hundred times more than using it: one a zone.
function formatterFor(timeZone: string | undefined): Intl.DateTimeFormat {
  const name = timeZone ?? home ?? '';
  const cached = formatters.get(name);
  if (cached) return cached;
  const made = makeFormatter(name);
  formatters.set(name, made);
  return made;
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
export function wallClock(ms: number, timeZone?: string): WallClock {
  const found: Record<string, number> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(ms)) found[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = found;
  return { year, month, day, hour, minute };
}

function asUtc({ year, month, day, hour, minute }: WallClock): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

function offset(ms: number, timeZone?: string): number {
  const minute = Math.floor(ms / 60_000) * 60_000;
  return asUtc(wallClock(minute, timeZone)) - minute;
}

/**
 * Minutes that the clocks are ahead of UTC at `ms`, where they show the same time twice (the night they go back);
 * undefined where they show it once.
 */
export function repeatedOffset(ms: number, timeZone?: string): number | undefined {
  const here = offset(ms, timeZone);
  const others = [offset(ms - DAY_MS, timeZone), offset(ms + DAY_MS, timeZone)];
  const isTwice = others.some((other) => other !== here && offset(ms + here - other, timeZone) === other);
  return isTwice ? here / 60_000 : undefined;
}

/** Days from now at which the clocks of two zones are compared: through all of a year. */
const THROUGH_A_YEAR = [0, 91, 182, 273];

/** Whether the viewer's own clocks show another time than the installation's, at `ms` or in the year after. */
export const isViewerElsewhere = (ms: number): boolean =>
  THROUGH_A_YEAR.map((days) => ms + days * DAY_MS).some(
    (at) => offset(at) !== -60_000 * new Date(at).getTimezoneOffset(),
  );

/** What the zone of the installation is called, the same in summer and winter: `hora de Europa central`. */
export function zoneName(): string {
  const parts = new Intl.DateTimeFormat('es-ES', {
    timeZoneName: 'longGeneric',
    ...(home === undefined ? {} : { timeZone: home }),
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * The moment (ms since 1970) at which the clocks of `timeZone` show `clock`, as Date does it: the first of two when the
 * hour is repeated, and as much later when it is skipped.
 */
export function momentOf(clock: WallClock, timeZone?: string): number {
  const utc = asUtc(clock);
  const before = offset(utc - DAY_MS, timeZone);
  const after = offset(utc + DAY_MS, timeZone);
  const first = utc - before;
  if (before === after || offset(first, timeZone) === before) return first;
  const second = utc - after;
  return offset(second, timeZone) === after ? second : first;
}
