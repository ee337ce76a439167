import { chartTexts } from './texts';
import { parseCount } from './stats/parseCount';

/** One bar. */
export interface BarPoint {
  /** Label below the bar: `20 nov`, `nov`. */
  short: string;
  /** Full label: `20/11/2026`, `nov 2026`. */
  label: string;
  value: number;
}

/** Bars of both periods, returned by one call, each oldest first. */
export interface BarSeries {
  days: readonly BarPoint[];
  months: readonly BarPoint[];
}

const DAYS = 30;
const MONTHS = 12;

const { monthNames } = chartTexts;

/** Month prefixes in English and Spanish; `ene` and `jan` are 0. */
const monthPrefixes = new Map<string, number>(
  [
    ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
    ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  ].flatMap((prefixes) => prefixes.map((name, month) => [name, month] as const)),
);

type ParsedLabel = Omit<BarPoint, 'value'> & { period: keyof BarSeries };

const monthLabel = (month: string, year: string | undefined): ParsedLabel => ({
  short: month,
  label: year ? `${month} ${year}` : month,
  period: 'months',
});

/**
 * Parses a label: `YYYY-MM-DD` is a day; `YYYY-MM` or a month name (`November`, `nov 2026`) is a month, abbreviated in
 * Spanish. Any other label stays unchanged and counts as a day.
 */
function parseLabel(label: string): ParsedLabel {
  const [, year = '', month = '', day] = /^(\d{4})-(\d\d)(?:-(\d\d)(?:T.*)?)?$/.exec(label) ?? [];
  const name = monthNames[Number(month) - 1];
  if (name && day)
    return { short: `${Number(day)} ${name}`, label: `${day}/${month}/${year}`, period: 'days' };
  if (name) return monthLabel(name, year);
  const [, word = '', yearText] = /^(\p{L}{3,10})\.?(?:[\s\-/]+(\d{4}|\d\d))?$/u.exec(label.trim()) ?? [];
  const monthName = monthNames[monthPrefixes.get(word.slice(0, 3).toLowerCase()) ?? -1];
  return monthName ? monthLabel(monthName, yearText) : { short: label, label, period: 'days' };
}

/** Parses a response `[{ label, value }]` into bars, split by kind of label; undefined if it is no such list. */
export function parseBarSeries(entries: unknown): BarSeries | undefined {
  if (!Array.isArray(entries)) return undefined;
  const points: (ParsedLabel & BarPoint)[] = [];
  for (const entry of entries as unknown[]) {
    const { label, value } = (entry ?? {}) as Record<string, unknown>;
    const count = parseCount(value);
    if (count === undefined || (typeof label !== 'string' && typeof label !== 'number')) return undefined;
    points.push({ ...parseLabel(String(label)), value: count });
  }
  const lastPoints = (targetPeriod: keyof BarSeries, limit: number) =>
    points
      .filter(({ period }) => period === targetPeriod)
      .slice(-limit)
      .map(({ short, label, value }) => ({ short, label, value }));
  return { days: lastPoints('days', DAYS), months: lastPoints('months', MONTHS) };
}
