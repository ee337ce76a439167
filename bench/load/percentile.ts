/** Measurements of one load step. Times are ms; NaN if there was no response. */
export interface LoadSummary {
  /** Answers that were counted. */
  answers: number;
  median: number;
  p99: number;
  /** Answers a second over the whole step. */
  rate: number;
}

/** The smallest of the values that `share` (0..1) of them do not exceed; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Sums up the times of single answers, taken in steps that lasted `lasted` ms together. */
export function summarizeLoad(times: readonly number[], duration: number): LoadSummary {
  return {
    answers: times.length,
    median: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    rate: duration > 0 ? (times.length / duration) * 1000 : Number.NaN,
  };
}

/** One line of the comparison: what was asked, over how many rows, and both answers to it. */
export interface ScenarioComparison {
  scenario: string;
  rows: number;
  demoHost: LoadSummary;
  jsonServer: LoadSummary;
}

const ms = (value: number) => (Number.isNaN(value) ? '–' : value < 10 ? value.toFixed(1) : value.toFixed(0));

/** The comparison as rows of cells, the head first. The ratio is that of the medians: below 1 the demo host is ahead. */
export function comparisonRows(lines: readonly ScenarioComparison[]): string[][] {
  const head = ['', 'demo host, ms', 'p99', 'json-server, ms', 'p99', 'ratio'];
  return [
    head,
    ...lines.map(({ scenario, rows, demoHost: a, jsonServer: b }) => [
      `${scenario}, ${rows.toLocaleString('en')}`,
      ms(a.median),
      ms(a.p99),
      ms(b.median),
      ms(b.p99),
      Number.isFinite(a.median / b.median) ? (a.median / b.median).toFixed(2) : '–',
    ]),
  ];
}
