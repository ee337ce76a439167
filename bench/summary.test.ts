import { describe, expect, it } from 'vitest';
import type { BenchMeasure } from './measures';
import { formatAligned, formatMarkdown, pairedRatio, computeSpread, buildTable } from './summary';

describe('spreadOf', () => {
  it('takes the middle value, or the mean of the middle two', () => {
    expect(computeSpread([9, 1, 4])).toEqual({ median: 4, min: 1, max: 9 });
    expect(computeSpread([8, 2, 4, 6])).toEqual({ median: 5, min: 2, max: 8 });
  });

  it('leaves out what is no number, and knows nothing of nothing', () => {
    expect(computeSpread([Number.NaN, 3]).median).toBe(3);
    expect(computeSpread([]).median).toBeNaN();
  });
});

describe('pairedRatio', () => {
  it('compares run with run, so that a slow moment of the machine counts on both sides', () => {
    expect(pairedRatio([50, 500, 60], [100, 1000, 100])).toBe(0.5);
  });

  it('is unknown where the floor is zero', () => {
    expect(pairedRatio([0], [0])).toBeNaN();
    expect(pairedRatio([1], [0])).toBeNaN();
  });
});

const measures: BenchMeasure[] = [
  { key: 'time', digits: 0, title: 'time', ratio: 0.5 },
  { key: 'size', digits: 1, title: 'size', max: 90 },
];
const columns = [
  { name: 'floor', samples: [{ time: 100, size: 5 }, { time: 200 }] },
  { name: 'own', samples: [{ time: 40, size: 2 }, { time: 80 }] },
];

describe('tableOf', () => {
  it('shows median, range, ratio and aim', () => {
    expect(buildTable(measures, columns)).toEqual([
      ['', 'floor', 'own', 'ratio', 'aim'],
      ['time', '150 (100–200)', '60 (40–80)', '0.40', '≤ 0.5 ×'],
      ['size', '5.0', '2.0', '0.40', '≤ 90'],
    ]);
  });

  it('holds what the floor has nothing of against what is named', () => {
    const other: BenchMeasure = {
      key: 'chart',
      digits: 0,

      title: 'chart',
      ratio: 1,
      against: 'time',
    };
    const drawn = { name: 'own', samples: [{ chart: 50 }, { chart: 100 }] };
    const [floor] = columns;
    expect(floor && buildTable([other], [floor, drawn])[1]).toEqual([
      'chart',
      '–',
      '75 (50–100)',
      '0.50',
      '≤ 1 ×',
    ]);
  });

  it('says nothing about what was not measured', () => {
    expect(buildTable([{ key: 'none', digits: 0, title: 'none' }], columns)[1]).toEqual([
      'none',
      '–',
      '–',
      '–',
      '',
    ]);
  });
});

describe('as text', () => {
  const rows = [
    ['', 'a'],
    ['one', '10'],
  ];
  it('writes Markdown', () => {
    expect(formatMarkdown(rows)).toBe('|  | a |\n| --- | --: |\n| one | 10 |');
  });
  it('writes columns for a terminal', () => {
    expect(formatAligned(rows)).toBe('      a\none  10');
  });
});
