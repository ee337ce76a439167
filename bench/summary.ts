import type { Measure } from './measures';

/** Median, smallest and largest of some numbers; all NaN of none. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The spread of the finite numbers in `values`. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return { median: (low + high) / 2, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN };
}

/**
 * Median of the ratios of run to run: what else the machine did during a run touches both. NaN when nothing can be
 * divided.
 */
export const pairedRatio = (own: readonly number[], floor: readonly number[]): number =>
  spreadOf(own.map((value, run) => value / (floor[run] ?? Number.NaN))).median;

/** The samples of an application, one a run. */
export interface Column {
  name: string;
  samples: readonly Readonly<Record<string, number>>[];
}

/** The results as rows of cells: the first column is the floor, ratios are to it. */
export function tableOf(
  measures: readonly Measure[],
  columns: readonly Column[],
  language: 'es' | 'en',
): string[][] {
  const [floor, ...others] = columns;
  const head = [
    '',
    floor?.name ?? '',
    ...others.flatMap(({ name }) => [name, { es: 'proporción', en: 'ratio' }[language]]),
    { es: 'meta', en: 'aim' }[language],
  ];
  const rows = measures.map((measure) => {
    const valuesOf =
      (key: string) =>
      ({ samples }: Column) =>
        samples.map((sample) => sample[key] ?? Number.NaN);
    const values = valuesOf(measure.key);
    const against = valuesOf(measure.against ?? measure.key);
    return [
      measure[language],
      floor ? spreadText(spreadOf(values(floor)), measure.digits) : '',
      ...others.flatMap((column) => [
        spreadText(spreadOf(values(column)), measure.digits),
        ratioText(floor ? pairedRatio(values(column), against(floor)) : Number.NaN),
      ]),
      aimText(measure),
    ];
  });
  return [head, ...rows];
}

const spreadText = ({ median, min, max }: Spread, digits: number): string => {
  if (Number.isNaN(median)) return '–';
  const [middle, low, high] = [median, min, max].map((value) => value.toFixed(digits));
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
};
const ratioText = (ratio: number): string => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–');
const aimText = ({ ratio, most }: Measure): string =>
  ratio === undefined ? (most === undefined ? '' : `≤ ${most}`) : `≤ ${ratio} ×`;

/** The rows as a Markdown table; the first row is its head, numbers stand at the right. */
export function markdownOf([head = [], ...rows]: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The rows in columns of equal width, for a terminal. */
export function alignedOf(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
