import type { DialectDates, Field } from '../../../src/config/types';
import { toDateInput } from '../../../src/lib/date/dateFormat';
import type { ValueKind } from '../valueKind';
import { isDayOrder, readDayOrder, writeDayOrder } from './dayOrder';
import { readIsoDate, writeIsoDate, type DateOptions } from './isoDates';
import { otherSpellings } from './otherDates';

/** Numbers from here on are milliseconds: as seconds they would be after the year 5100. */
const MS_THRESHOLD = 1e11;
/** The zero date of .NET in seconds: midnight of the first day of the year 1. */
const DOT_NET_ZERO = -62_135_596_800;

const declaredFormat = ({ options }: Field, dates: DialectDates): DialectDates =>
  (options.wireFormat as DialectDates | undefined) ?? dates;

const isMs = (value: number, format: DialectDates): boolean =>
  format === 'ms' || Math.abs(value) >= MS_THRESHOLD;

/** Moments and days of a host; the console counts Unix seconds. */
export const dateKind: ValueKind = {
  reads:
    'seconds, milliseconds, ISO 8601 ("2026-03-01T10:15:00Z"), SQL ("2026-03-01 10:15:00"), "/Date(…)/" or RFC 1123; "01/03/2026" with `wireFormat`',
  read: (value, field, dates) => {
    const seconds = readDate(value, field, dates);
    return seconds === DOT_NET_ZERO ? null : seconds;
  },
  write: (value, field, original, dates) => {
    if (typeof value !== 'number') return value;
    const format = declaredFormat(field, dates);
    if (typeof original === 'number') return isMs(original, format) ? value * 1000 : value;
    if (typeof original === 'string') {
      const text = original.trim();
      const spelling = otherSpellings.find(({ read }) => read(text, field) !== undefined);
      const spelled = spelling?.write(value, text) ?? writeIsoDate(value, field, text);
      if (spelled !== undefined) return spelled;
    }
    return formatDate(value, field, format, original);
  },
};

function readDate(value: unknown, field: Field, dates: DialectDates): number | null | undefined {
  const format = declaredFormat(field, dates);
  if (typeof value === 'number') return isMs(value, format) ? value / 1000 : value;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const iso = readIsoDate(text, field);
  if (iso !== undefined) return iso;
  if (isDayOrder(format)) return readDayOrder(text, field, format);
  return otherSpellings.map(({ read }) => read(text, field)).find((seconds) => seconds !== undefined);
}

/** Spelling of a new value in a format: a text of that format. */
const EXAMPLES: Partial<Record<DialectDates, string>> = {
  'iso-date': '2026-03-01',
  'iso-local': '2026-03-01T10:15:00',
  sql: '2026-03-01 10:15:00',
};

function formatDate(value: number, field: Field, format: DialectDates, original: unknown): unknown {
  if (format === 'ms') return value * 1000;
  if (format === 'iso') return new Date(value * 1000).toISOString();
  if (isDayOrder(format)) return writeDayOrder(value, field, format, original);
  // A column of days takes no time.
  if (format === 'sql' && field.type === 'date') {
    const { timeZone }: DateOptions = field.options;
    return toDateInput(value, { timeZone });
  }
  const example = EXAMPLES[format];
  return example === undefined ? value : writeIsoDate(value, { ...field, type: 'dateTime' }, example);
}
