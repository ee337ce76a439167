import { describe, expect, it } from 'vitest';
import { comparisonRows, percentile, summarizeLoad } from './percentile';

describe('percentile', () => {
  it('is a value that occurred: the smallest that the share does not exceed', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(percentile(values, 0.5)).toBe(50);
    expect(percentile(values, 0.99)).toBe(99);
    expect(percentile(values, 1)).toBe(100);
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([7, 9], 0)).toBe(7);
  });

  it('sorts by number and leaves its input alone', () => {
    const values = [10, 9, 100];
    expect(percentile(values, 0.5)).toBe(10);
    expect(values).toEqual([10, 9, 100]);
  });

  it('of nothing is no number', () => expect(percentile([], 0.5)).toBeNaN());
});

describe('summaryOf', () => {
  it('counts answers a second over the time of the step, not over the sum of the answers', () => {
    expect(summarizeLoad([100, 100, 100, 300], 500)).toEqual({ answers: 4, median: 100, p99: 300, rate: 8 });
  });
});

describe('comparisonRows', () => {
  it('compares the medians, and says nothing about what was not answered', () => {
    const lines = [
      { scenario: 'page', rows: 5000, demoHost: summarizeLoad([4], 10), jsonServer: summarizeLoad([16], 20) },
      {
        scenario: 'write',
        rows: 100_000,
        demoHost: summarizeLoad([12.4], 10),
        jsonServer: summarizeLoad([], 0),
      },
    ];
    expect(comparisonRows(lines)).toEqual([
      ['', 'demo host, ms', 'p99', 'json-server, ms', 'p99', 'ratio'],
      ['page, 5,000', '4.0', '4.0', '16', '16', '0.25'],
      ['write, 100,000', '12', '12', '–', '–', '–'],
    ]);
  });
});
