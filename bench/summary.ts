import type { BenchMeasure } from './measures';

/** Median, smallest and largest of some numbers; all NaN of none. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The spread of the finite numbers in `values`. */
export function computeSpread(values: readonly number[]): Spread {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middleIndex = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.floor(middleIndex)],
    sorted[Math.ceil(middleIndex)],
  ];
  return { median: (low + high) / 2, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN };
}

/**
 * Returns the median ratio of paired runs, so that other load on the machine affects both sides. NaN if no pair can be
 * divided.
 */
export const pairedRatio = (values: readonly number[], baseline: readonly number[]): number =>
  computeSpread(values.map((value, run) => value / (baseline[run] ?? Number.NaN))).median;

/** The samples of an application, one a run. */
export interface ResultColumn {
  name: string;
  samples: readonly Readonly<Record<string, number>>[];
}

/** Builds the rows of the result table: the first column is the baseline, ratios refer to it. */
export function buildTable(measures: readonly BenchMeasure[], columns: readonly ResultColumn[]): string[][] {
  const [baseline, ...otherColumns] = columns;
  const head = ['', baseline?.name ?? '', ...otherColumns.flatMap(({ name }) => [name, 'ratio']), 'aim'];
  const rows = measures.map((measure) => {
    const valuesOf =
      (key: string) =>
      ({ samples }: ResultColumn) =>
        samples.map((sample) => sample[key] ?? Number.NaN);
    const values = valuesOf(measure.key);
    const against = valuesOf(measure.against ?? measure.key);
    return [
      measure.title,
      baseline ? formatSpread(computeSpread(values(baseline)), measure.digits) : '',
      ...otherColumns.flatMap((column) => [
        formatSpread(computeSpread(values(column)), measure.digits),
        formatRatio(baseline ? pairedRatio(values(column), against(baseline)) : Number.NaN),
      ]),
      formatAim(measure),
    ];
  });
  return [head, ...rows];
}

const formatSpread = ({ median, min, max }: Spread, digits: number): string => {
  if (Number.isNaN(median)) return '–';
  const [middleIndex, low, high] = [median, min, max].map((value) => value.toFixed(digits));
  return low === high ? `${middleIndex}` : `${middleIndex} (${low}–${high})`;
};
const formatRatio = (ratio: number): string => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–');
const formatAim = ({ ratio, max }: BenchMeasure): string =>
  ratio === undefined ? (max === undefined ? '' : `≤ ${max}`) : `≤ ${ratio} ×`;

/** Formats the rows as a Markdown table; the first row is its head, numbers are right-aligned. */
export function formatMarkdown([head = [], ...rows]: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The rows in columns of equal width, for a terminal. */
export function formatAligned(rows: readonly string[][]): string {
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
