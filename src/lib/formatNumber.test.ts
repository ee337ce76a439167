import fc from '../testing/fastCheck';
import { describe, it, expect } from 'vitest';
import { formatBytes, formatNumber, formatPercent, formatQuantity } from './formatNumber';

describe('numbers', () => {
  it('writes numbers as Spanish does [SHELL-03]', () => {
    expect(formatNumber(12345.6789)).toBe('12.345,679');
    expect(formatNumber(1234)).toBe('1234');
    expect(formatNumber(2, 2)).toBe('2,00');
    expect(formatNumber(-0)).toBe('0');
  });

  it('writes whole numbers as the browser does, digit by digit [SHELL-03]', () => {
    const browser = new Intl.NumberFormat('es-ES');
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -20_000, max: 20_000 })), (value) => {
        expect(formatNumber(value)).toBe(browser.format(value + 0));
        expect(formatNumber(value, 0)).toBe(browser.format(value + 0));
      }),
    );
  });

  it('puts units behind a space that does not break [AGW-34]', () => {
    expect(formatQuantity(23.5, '°C')).toBe('23,5\u00a0°C');
    expect(formatQuantity(3, '')).toBe('3');
    expect(formatPercent(45)).toBe('45\u00a0%');
    expect(formatPercent(12.345, 1)).toBe('12,3\u00a0%');
  });

  it('writes sizes in readable units [DOC-03]', () => {
    expect([0, 1023, 1024, 1_572_864, 10_485_760, 1_048_575].map(formatBytes)).toEqual([
      '0\u00a0B',
      '1023\u00a0B',
      '1\u00a0kB',
      '1,5\u00a0MB',
      '10\u00a0MB',
      '1\u00a0MB',
    ]);
    expect(formatBytes(-1)).toBeUndefined();
  });

  it.each([null, undefined, '5', Number.NaN, Number.NEGATIVE_INFINITY, {}, []])(
    'shows nothing for %j',
    (value) => {
      for (const format of [formatNumber, formatPercent, formatBytes]) expect(format(value)).toBeUndefined();
      expect(formatQuantity(value, '°C')).toBeUndefined();
    },
  );

  it('never throws, whatever decimals a declaration asks for', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (value, decimals) => {
        expect(typeof formatNumber(value, decimals)).toBe(Number.isFinite(value) ? 'string' : 'undefined');
        expect(formatBytes(Math.abs(value)) === undefined).toBe(!Number.isFinite(value));
      }),
    );
  });
});
