import type { Field } from '../../../src/config/types';
import { parseDateInput, toDateInput } from '../../../src/lib/date/dateFormat';
import { getWallClock, isTimeZone, wallClockToMs } from '../../../src/lib/date/timeZone';

/** Options of the date types. */
export interface DateOptions {
  timeZone?: string | undefined;
  endOfDay?: boolean;
}

/**
 * A moment or day in the order of ISO 8601, as ISO, SQL and programs spell it: `2026-03-01T10:15:00.250+01:00[Europe/Madrid]`,
 * `2026-03-01 10:15:00`, `20260301T101500Z`, `2026-03-01`.
 */
const ISO =
  /^(\d{4})(-?)(\d\d)\2(\d\d)(?:([T ]?)(\d\d)(:?)(\d\d)(?:\7(\d\d)(?:([.,])(\d+))?)?)?(\s*)(Z|[+-]\d\d(?::?\d\d)?)?(?:\[([\w+/-]+)\])?$/i;

/** A spelled moment, taken apart. `time` is absent in a day. */
interface IsoText {
  day: { year: number; month: number; day: number };
  dash: string;
  time?: { separator: string; colon: string; hour: number; minute: number; second: number | undefined };
  /** Decimals of the seconds: their mark and digits. */
  fraction: string;
  blank: string;
  offset: string | undefined;
  zone: string | undefined;
}

function parseIso(text: string): IsoText | undefined {
  const match = ISO.exec(text);
  if (!match) return undefined;
  const [
    ,
    year,
    dash = '',
    month,
    day,
    separator = '',
    hour,
    colon = '',
    minute,
    second,
    mark = '',
    digits = '',
  ] = match;
  const [blank = '', offset, zone] = match.slice(12);
  const hasTime = hour !== undefined && minute !== undefined;
  // A run of digits is a moment only if it has seconds; others may be a number.
  if (hasTime && separator === '' && (dash !== '' || second === undefined)) return undefined;
  if (!hasTime && (offset !== undefined || zone !== undefined)) return undefined;
  return {
    day: { year: Number(year), month: Number(month), day: Number(day) },
    dash,
    ...(hasTime && {
      time: {
        separator,
        colon,
        hour: Number(hour),
        minute: Number(minute),
        second: second === undefined ? undefined : Number(second),
      },
    }),
    fraction: mark + digits,
    blank,
    offset,
    zone,
  };
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

const toDayText = ({ year, month, day }: IsoText['day'], dash = '-'): string =>
  [pad(year, 4), pad(month), pad(day)].join(dash);

const offsetMinutes = (offset: string): number => {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

/** True for midnight of UTC in a field of days: the host means the day, wherever it is read. */
const isUtcDay = ({ time, fraction, offset }: IsoText, { type }: Field): boolean =>
  type === 'date' &&
  time !== undefined &&
  offset !== undefined &&
  offsetMinutes(offset) === 0 &&
  time.hour + time.minute + (time.second ?? 0) + Number(fraction.slice(1)) === 0;

/** Parses a text to Unix seconds; null for the zero dates of hosts, undefined if it is no such text. */
export function readIsoDate(text: string, field: Field): number | null | undefined {
  const iso = parseIso(text);
  if (!iso) return undefined;
  if (/^(?:0000-?00-?00|0001-?01-?01)/.test(text)) return null;
  const options: DateOptions = field.options;
  const dayText = toDayText(iso.day);
  const { time, fraction, offset, zone } = iso;
  if (!time || isUtcDay(iso, field)) return parseDateInput(dayText, options);
  const { hour, minute, second = 0 } = time;
  if (hour > 23 || minute > 59 || second > 60 || parseDateInput(dayText) === undefined) return undefined;
  const seconds = second + Number(`0.${fraction.slice(1) || '0'}`);
  if (offset !== undefined) {
    const utc = Date.UTC(iso.day.year, iso.day.month - 1, iso.day.day, hour, minute);
    return utc / 1000 - offsetMinutes(offset) * 60 + seconds;
  }
  if (zone !== undefined && !isTimeZone(zone)) return undefined;
  return wallClockToMs({ ...iso.day, hour, minute }, zone ?? options.timeZone) / 1000 + seconds;
}

/** Formats Unix seconds as another text is spelled; undefined if that is no such text. */
export function writeIsoDate(value: number, field: Field, original: string): string | undefined {
  const iso = parseIso(original);
  if (!iso) return undefined;
  const { timeZone }: DateOptions = field.options;
  const dayText = toDateInput(value, { timeZone }).replaceAll('-', iso.dash);
  if (!iso.time) return dayText;
  if (isUtcDay(iso, field)) return dayText + original.slice(dayText.length);
  const { separator, colon, second } = iso.time;
  const minutes = localMinutes(value, iso, timeZone);
  const local = new Date(value * 1000 + minutes * 60_000);
  const clock = [local.getUTCHours(), local.getUTCMinutes()].map((part) => pad(part));
  if (second !== undefined) clock.push(pad(local.getUTCSeconds()));
  const digits = iso.fraction.length - 1;
  const fraction =
    digits > 0
      ? iso.fraction.charAt(0) + pad(local.getUTCMilliseconds(), 3).padEnd(digits, '0').slice(0, digits)
      : '';
  const day = { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
  const offset =
    iso.offset === undefined || iso.zone === undefined ? iso.offset : formatOffset(minutes, iso.offset);
  return [
    toDayText(day, iso.dash),
    separator,
    clock.join(colon),
    fraction,
    iso.blank,
    offset ?? '',
    iso.zone === undefined ? '' : `[${iso.zone}]`,
  ].join('');
}

/** Minutes between UTC and the clock that a text shows. */
function localMinutes(value: number, { offset, zone }: IsoText, timeZone: string | undefined): number {
  if (offset !== undefined && zone === undefined) return offsetMinutes(offset);
  const ms = Math.floor(value / 60) * 60_000;
  const { year, month, day, hour, minute } = getWallClock(ms, zone ?? timeZone);
  return (Date.UTC(year, month - 1, day, hour, minute) - ms) / 60_000;
}

/** Formats an offset as another one is spelled: `+01:00`, `+0100`, `+01`; `Z` stays for UTC. */
function formatOffset(minutes: number, like: string): string {
  if (/^z$/i.test(like) && minutes === 0) return like;
  const [hours, rest] = [pad(Math.floor(Math.abs(minutes) / 60)), pad(Math.abs(minutes) % 60)];
  const isShort = like.length === 3 && rest === '00';
  return (
    (minutes < 0 ? '-' : '+') +
    hours +
    (isShort ? '' : (like.includes(':') || like.length < 5 ? ':' : '') + rest)
  );
}
