import { chartTexts } from './texts';
import { amountOf } from './amount';

/** One bar. */
export interface Point {
  /** Under the bar: `20 nov`, `nov`. */
  short: string;
  /** In full: `20/11/2026`, `nov 2026`. */
  label: string;
  value: number;
}

/** What one call answers for both periods (DASH-11, DASH-16), each oldest first. */
export interface Series {
  days: readonly Point[];
  months: readonly Point[];
}

const DAYS = 30;
const MONTHS = 12;

const names = chartTexts.monthNames;

/** How the months begin in English and in Spanish; `ene` and `jan` are 0. */
const beginnings = new Map<string, number>(
  [
    ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
    names.map((name) => name.slice(0, 3)),
  ].flatMap((list) => list.map((name, month) => [name, month] as const)),
);

type Read = Omit<Point, 'value'> & { period: keyof Series };

const monthRead = (month: string, year: string | undefined): Read => ({
  short: month,
  label: year ? `${month} ${year}` : month,
  period: 'months',
});

/**
 * What a label says: `YYYY-MM-DD` is a day, `YYYY-MM` or the name of a month (`November`, `nov 2026`) a month, written
 * abbreviated in Spanish (DASH-13). Any other label stays as it is, among the days.
 */
function readLabel(label: string): Read {
  const [, year = '', month = '', day] = /^(\d{4})-(\d\d)(?:-(\d\d)(?:T.*)?)?$/.exec(label) ?? [];
  const name = names[Number(month) - 1];
  if (name && day)
    return { short: `${Number(day)} ${name}`, label: `${day}/${month}/${year}`, period: 'days' };
  if (name) return monthRead(name, year);
  const [, word = '', said] = /^(\p{L}{3,10})\.?(?:[\s\-/]+(\d{4}|\d\d))?$/u.exec(label.trim()) ?? [];
  const known = names[beginnings.get(word.slice(0, 3).toLowerCase()) ?? -1];
  return known ? monthRead(known, said) : { short: label, label, period: 'days' };
}

/** The bars of an answer, `[{ label, value }]`, told apart by their labels; undefined for what is no such list. */
export function readSeries(list: unknown): Series | undefined {
  if (!Array.isArray(list)) return undefined;
  const points: (Read & Point)[] = [];
  for (const entry of list as unknown[]) {
    const { label, value } = (entry ?? {}) as Record<string, unknown>;
    const amount = amountOf(value);
    if (amount === undefined || (typeof label !== 'string' && typeof label !== 'number')) return undefined;
    points.push({ ...readLabel(String(label)), value: amount });
  }
  const of = (wanted: keyof Series, most: number) =>
    points
      .filter(({ period }) => period === wanted)
      .slice(-most)
      .map(({ short, label, value }) => ({ short, label, value }));
  return { days: of('days', DAYS), months: of('months', MONTHS) };
}
