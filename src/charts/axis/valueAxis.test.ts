import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { createValueAxis } from './valueAxis';

/** A Spanish number as it is read. */
const readAs = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

const magnitude = fc.integer({ min: -9, max: 12 });
const value = fc
  .tuple(fc.double({ min: -10, max: 10, noNaN: true }), magnitude)
  .map(([number, power]) => Number((number * 10 ** power).toFixed(12)));

describe('the marks of a value axis', () => {
  it('read what stands at their very place, whatever the values are [CONS-15, DASH-04]', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), fc.boolean(), (values, fromZero) => {
        const { ticks, formatTick, domain } = createValueAxis(values, fromZero);
        for (const tick of ticks) expect(readAs(formatTick(tick))).toBe(tick);
        expect(new Set(ticks.map(formatTick)).size).toBe(ticks.length);
        const [low, high] = domain;
        // Less than can be seen.
        const slack = (high - low) * 1e-6;
        for (const one of values) {
          expect(one).toBeGreaterThanOrEqual(low - slack);
          expect(one).toBeLessThanOrEqual(high + slack);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['nothing', [], true, ['0', '1']],
    ['one value', [7], true, ['0', '2', '4', '6', '8']],
    [
      'thirds of cubic metres',
      [0.031, 0.062, 0.0925],
      true,
      ['0,00', '0,02', '0,04', '0,06', '0,08', '0,10'],
    ],
    ['equal values', [21.5, 21.5], false, ['19', '20', '21', '22', '23', '24']],
    ['nine digits', [123_456_789], true, ['0', '50.000.000', '100.000.000', '150.000.000']],
    ['values below zero', [-8, 3], true, ['-10', '-5', '0', '5']],
  ])('of %s', (_, values, fromZero, texts) => {
    const { ticks, formatTick } = createValueAxis(values, fromZero);
    expect(ticks.map(formatTick)).toEqual(texts);
  });

  it('have room for the widest of them and for the unit', () => {
    const { width } = createValueAxis([5], true);
    expect(createValueAxis([123_456_789], true).width).toBeGreaterThan(width);
    expect(createValueAxis([5], true, 'kilovatios hora').width).toBeGreaterThan(width);
  });
});
