import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import {
  getGapLimit,
  findIsolatedPoints,
  getPixelPeaks,
  toPixel,
  downsampleToPixels,
  findBarGaps,
  findTrueSpans,
  type TimePoint,
} from './timePoints';

const SPAN = { from: 1_795_000_000, until: 1_795_600_000 };

/** Points in the order of time, at any distances. */
const points = fc
  .uniqueArray(fc.record({ ts: fc.integer({ min: SPAN.from, max: SPAN.until }), v: fc.integer() }), {
    selector: ({ ts }) => ts,
    maxLength: 400,
  })
  .map((list) => list.toSorted((a, b) => a.ts - b.ts));
const widths = fc.integer({ min: 1, max: 300 });

/** The points of each pixel, found out the simple way. */
function byPixel(list: readonly TimePoint[], pixels: number): Map<number, TimePoint[]> {
  const found = new Map<number, TimePoint[]>();
  for (const point of list) {
    const pixel = toPixel(point.ts, SPAN.from, (SPAN.until - SPAN.from) / pixels, pixels);
    found.set(pixel, [...(found.get(pixel) ?? []), point]);
  }
  return found;
}

describe('points reduced to pixels [CONS-17]', () => {
  it('keep the highest and the lowest of every pixel', () => {
    fc.assert(
      fc.property(points, widths, (list, pixels) => {
        const drawn = new Set(downsampleToPixels(list, SPAN, pixels).map(({ v }) => v));
        for (const inPixel of byPixel(list, pixels).values()) {
          const values = inPixel.map(({ v }) => v);
          expect(drawn).toContain(Math.max(...values));
          expect(drawn).toContain(Math.min(...values));
        }
      }),
    );
  });

  it('are at most two a pixel, of the points given, in the order of time', () => {
    fc.assert(
      fc.property(points, widths, (list, pixels) => {
        const drawn = downsampleToPixels(list, SPAN, pixels);
        const shown = drawn.filter((point): point is TimePoint => point.v !== null);
        for (const inPixel of byPixel(shown, pixels).values()) expect(inPixel.length).toBeLessThanOrEqual(2);
        for (const point of shown) expect(list).toContain(point);
        expect(drawn.map(({ ts }) => ts)).toEqual(drawn.map(({ ts }) => ts).toSorted((a, b) => a - b));
      }),
    );
  });

  it('are interrupted exactly where neighbours in different pixels are too far apart', () => {
    fc.assert(
      fc.property(points, widths, fc.integer({ min: 1, max: 100_000 }), (list, pixels, limit) => {
        const breaks = downsampleToPixels(list, SPAN, pixels, limit).filter(({ v }) => v === null);
        const size = (SPAN.until - SPAN.from) / pixels;
        const pixel = (point: TimePoint) => toPixel(point.ts, SPAN.from, size, pixels);
        const gaps = list.filter((point, at) => {
          const before = list[at - 1];
          return before && point.ts - before.ts > limit && pixel(before) !== pixel(point);
        });
        expect(breaks.length).toBe(gaps.length);
      }),
    );
  });

  it('a single point and no point stay what they are', () => {
    expect(downsampleToPixels([], SPAN, 100)).toEqual([]);
    const one = { ts: SPAN.from, v: 3 };
    expect(downsampleToPixels([one], SPAN, 100)).toEqual([one]);
    expect(findIsolatedPoints([one])).toEqual([one]);
  });

  it('without an extent all of them fall on one pixel', () => {
    const both = [
      { ts: 5, v: 1 },
      { ts: 5, v: 2 },
    ];
    expect(downsampleToPixels(both, { from: 5, until: 5 }, 10)).toHaveLength(2);
  });
});

it('bars keep the highest of every pixel and no second one [CONS-15]', () => {
  fc.assert(
    fc.property(points, widths, (list, pixels) => {
      const peaks = getPixelPeaks(list, SPAN, pixels);
      const wanted = [...byPixel(list, pixels).values()].map((all) => Math.max(...all.map(({ v }) => v)));
      expect(peaks.map(({ v }) => v)).toEqual(wanted);
    }),
  );
});

it('what is missing is told by the usual distance', () => {
  const every = (step: number, ...at: number[]) => at.map((n) => ({ ts: n * step, v: 1 }));
  expect(getGapLimit(every(60, 0, 1, 2, 3, 9, 10))).toBe(150);
  expect(getGapLimit(every(60, 0, 9))).toBe(Infinity);
  const drawn = downsampleToPixels(every(60, 0, 1, 2, 3, 9, 10, 11), { from: 0, until: 720 }, 720);
  expect(drawn.map(({ ts, v }) => (v === null ? `gap ${ts}` : ts))).toEqual([
    0,
    60,
    120,
    180,
    'gap 360',
    540,
    600,
    660,
  ]);
});

it('presence is spans; what is not known is not presence, near spans are one [CONS-13]', () => {
  const values = [0, 1, 1, 0, 0, 0, 1, 0, 1, 1].map((v, at) => ({ ts: at * 900, v }));
  expect(findTrueSpans(values)).toEqual([
    { from: 900, until: 2700 },
    { from: 5400, until: 6300 },
    { from: 7200, until: 9000 },
  ]);
  expect(findTrueSpans(values, 900)).toEqual([
    { from: 900, until: 2700 },
    { from: 5400, until: 9000 },
  ]);
  const holed = [...values.slice(0, 3), { ts: 90_000, v: 1 }, { ts: 90_900, v: 0 }];
  expect(findTrueSpans(holed, 0, 2250)).toEqual([
    { from: 900, until: 2700 },
    { from: 90_000, until: 90_900 },
  ]);
});

describe('the gaps of bars', () => {
  const HOUR = 3600;
  const day = { from: 0, until: 24 * HOUR - 1 };
  const listBars = (hours: readonly number[]): TimePoint[] =>
    hours.map((hour) => ({ ts: hour * HOUR, v: 1 }));

  it.each([
    ['none where each hour has a bar', Array.from({ length: 24 }, (_, hour) => hour), []],
    [
      'hours between bars',
      [...Array(9).keys(), 12, ...Array.from({ length: 10 }, (_, at) => 14 + at)],
      [
        [9, 12],
        [13, 14],
      ],
    ],
    [
      'hours before the first bar and after the last one',
      [5, 6],
      [
        [0, 5],
        [7, 24],
      ],
    ],
    ['the whole span without bars', [], [[0, 24]]],
  ])('are %s', (_, hours, gaps) => {
    expect(findBarGaps(listBars(hours), day, HOUR)).toEqual(
      gaps.map(([from = 0, until = 0]) => ({ from: from * HOUR, until: until * HOUR })),
    );
  });
});
