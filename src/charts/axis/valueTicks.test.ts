import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { computeValueTicks } from './valueTicks';

const of = (low: number, high: number, isWhole = false) =>
  computeValueTicks({ low, high, maxTicks: 5, isWhole });

describe('marks of a value axis', () => {
  it.each([
    [0, 0.011, false, [0, 0.005, 0.01, 0.015], 3],
    [0, 0.0275, false, [0, 0.01, 0.02, 0.03], 2],
    [0, 1, true, [0, 1], 0],
    [0, 1, false, [0, 0.2, 0.4, 0.6, 0.8, 1], 1],
    [0, 3, true, [0, 1, 2, 3], 0],
    [19.2, 23.7, false, [19, 20, 21, 22, 23, 24], 0],
    [0, 58_000, true, [0, 20_000, 40_000, 60_000], 0],
    [21.5, 21.5, false, [19, 20, 21, 22, 23, 24], 0],
    [0, 0, true, [0, 1], 0],
    [-4, 6, false, [-4, -2, 0, 2, 4, 6], 0],
    [-250_000.0002, 0.0001, false, [-300_000, -200_000, -100_000, 0, 100_000], 0],
  ])('from %d to %d (whole: %s) are %j [CONS-15]', (low, high, isWhole, ticks, decimals) => {
    expect(of(low, high, isWhole)).toEqual({ ticks, decimals });
  });

  it('hold every value, at even steps that are written without rounding', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((one) => Math.round(one * 1e4) / 1e4);
    fc.assert(
      fc.property(value, value, fc.boolean(), (a, b, isWhole) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const { ticks, decimals } = of(low, high, isWhole);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThan(9);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
        ticks.forEach((tick, at) => {
          expect(Number(tick.toFixed(decimals))).toBe(tick);
          if (isWhole) expect(Number.isInteger(tick)).toBe(true);
          expect(Math.abs(tick - ((ticks[0] ?? 0) + at * step))).toBeLessThan(step / 1000);
        });
      }),
    );
  });
});
