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

const formatters = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs a hundred times more than using it: one a zone.
function formatterFor(timeZone: string | undefined): Intl.DateTimeFormat {
  const name = timeZone ?? '';
  const cached = formatters.get(name);
  if (cached) return cached;
  const made = makeFormatter(timeZone);
  formatters.set(name, made);
  return made;
}

function makeFormatter(timeZone: string | undefined): Intl.DateTimeFormat {
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

/** What the clocks of `timeZone` (IANA name; the viewer's own if absent or unknown) show at `ms` since 1970. */
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

/** What the viewer's zone is called, the same in summer and winter: `hora de Europa central`. */
export function zoneName(): string {
  const parts = new Intl.DateTimeFormat('es-ES', { timeZoneName: 'longGeneric' }).formatToParts();
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
