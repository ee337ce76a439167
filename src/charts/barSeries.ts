import { interpolateText } from '../i18n/interpolateText';
import { formatCalendarDay } from '../lib/date/dateFormat';
import { parseCount } from './stats/parseCount';
import { chartTexts } from './texts';

/** One bar. */
export interface BarPoint {
  /** Label below the bar: `20 nov`, `nov`. */
  short: string;
  /** Full label: `20/11/2026`, `nov 2026`. */
  label: string;
  value: number;
}

/** A value of a day, a month or a period that only the host can name. */
interface BarEntry {
  value: number;
  period: Period;
}

type Period =
  | { day: number; month: number; year: number }
  /** `year` as the host writes it: `2026`, `26`; undefined if it names the month alone. */
  | { month: number; year: string | undefined }
  | { name: string };

/** Values of both periods, returned by one call, each oldest first. They hold no text of a language. */
export interface BarSeries {
  days: readonly BarEntry[];
  months: readonly BarEntry[];
}

const DAYS = 30;
const MONTHS = 12;

/** Month prefixes in English and Spanish; `ene` and `jan` are 1. */
const monthPrefixes = new Map<string, number>(
  [
    ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
    ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  ].flatMap((prefixes) => prefixes.map((name, index) => [name, index + 1] as const)),
);

/**
 * Parses a label: `YYYY-MM-DD` is a day; `YYYY-MM` or a month name (`November`, `nov 2026`) is a month. Any other label is
 * the name of its period.
 */
function parsePeriod(label: string): Period {
  const [, year = '', monthText = '', day] =
    /^(\d{4})-(0[1-9]|1[0-2])(?:-(\d\d)(?:T.*)?)?$/.exec(label) ?? [];
  const month = Number(monthText);
  if (month > 0 && day) return { day: Number(day), month, year: Number(year) };
  if (month > 0) return { month, year };
  const [, word = '', yearText] = /^(\p{L}{3,10})\.?(?:[\s\-/]+(\d{4}|\d\d))?$/u.exec(label.trim()) ?? [];
  const namedMonth = monthPrefixes.get(word.slice(0, 3).toLowerCase());
  return namedMonth === undefined ? { name: label } : { month: namedMonth, year: yearText };
}

const isMonth = ({ period }: BarEntry): boolean => 'month' in period && !('day' in period);

/** Parses a response `[{ label, value }]`, split by kind of label; undefined if it is no such list. */
export function parseBarSeries(list: unknown): BarSeries | undefined {
  if (!Array.isArray(list)) return undefined;
  const entries: BarEntry[] = [];
  for (const item of list as unknown[]) {
    const { label, value } = (item ?? {}) as Record<string, unknown>;
    const count = parseCount(value);
    if (count === undefined || (typeof label !== 'string' && typeof label !== 'number')) return undefined;
    entries.push({ period: parsePeriod(String(label)), value: count });
  }
  return {
    days: entries.filter((entry) => !isMonth(entry)).slice(-DAYS),
    months: entries.filter(isMonth).slice(-MONTHS),
  };
}

/** Returns bars with their labels in the language that is shown; those that only the host can name keep its label. */
export const toBarPoints = (entries: readonly BarEntry[]): BarPoint[] =>
  entries.map(({ period, value }) => ({ ...formatPeriod(period), value }));

function formatPeriod(period: Period): Omit<BarPoint, 'value'> {
  if ('name' in period) return { short: period.name, label: period.name };
  const month = chartTexts.monthNames[period.month - 1] ?? '';
  if ('day' in period)
    return {
      short: interpolateText(chartTexts.shortDate, { day: period.day, month }),
      label: formatCalendarDay(period),
    };
  const { year } = period;
  return {
    short: month,
    label: year === undefined ? month : interpolateText(chartTexts.monthOfYear, { month, year }),
  };
}
