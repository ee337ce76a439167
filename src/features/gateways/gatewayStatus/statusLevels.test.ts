import { describe, expect, it } from 'vitest';
import { getHealthLevel, getMetricLevel, getNetworkLevel, getThresholdShare } from './statusLevels';

describe('healthLevel', () => {
  it.each([
    [100, 'good'],
    [70, 'good'],
    [69, 'warning'],
    [30, 'warning'],
    [29, 'alert'],
    [0, 'alert'],
    [null, 'unknown'],
  ] as const)('of %s is %s [AGW-32]', (health, level) => expect(getHealthLevel(health)).toBe(level));
});

describe('metricLevel', () => {
  it.each([
    [59, 80, 'good'],
    [60, 80, 'warning'],
    [79.9, 80, 'warning'],
    [80, 80, 'alert'],
    [95, 80, 'alert'],
    [0, 4, 'good'],
    [null, 80, 'unknown'],
    [50, null, 'unknown'],
    [50, 0, 'unknown'],
  ] as const)('of %s with the threshold %s is %s [AGW-33]', (value, threshold, level) =>
    expect(getMetricLevel(value, threshold)).toBe(level),
  );

  it('goes by the share of the threshold', () => expect(getThresholdShare(3, 4)).toBe(75));
});

describe('networkLevel', () => {
  it.each([
    ['good', 'good'],
    ['medium', 'warning'],
    ['bad', 'alert'],
    ['unknown', 'unknown'],
    ['toString', 'unknown'],
    [null, 'unknown'],
  ] as const)('of %s is %s [AGW-31]', (status, level) => expect(getNetworkLevel(status)).toBe(level));
});
