import { describe, expect, it } from 'vitest';
import { setHomeTimeZone } from '../../lib/date/timeZone';
import { findTimeThresholds } from './timeThresholds';

describe('the moments that conditions wait for', () => {
  it('are found wherever a condition asks for one, and nowhere else', () => {
    const conditions = [
      { field: 'state', equals: 'ACTIVE' },
      { all: [{ field: 'until', past: false }, { any: [{ not: { field: 'period.from', past: true } }] }] },
    ];
    expect(findTimeThresholds(conditions, { state: 'ACTIVE', until: 20, period: { from: 10 } })).toEqual([
      20, 10,
    ]);
    expect(findTimeThresholds(conditions, { until: '20', period: null })).toEqual([]);
    expect(findTimeThresholds(conditions.slice(0, 1), { until: 20 })).toEqual([]);
    // The first and the last second of what lies so near, and the ends of a day of 25 hours (Europe/Madrid).
    setHomeTimeZone('Europe/Madrid');
    const day = Date.UTC(2026, 9, 25, 12) / 1000;
    expect(findTimeThresholds([{ field: 'at', within: { past: 60, next: 5 } }], { at: 100 })).toEqual([
      95, 160,
    ]);
    expect(findTimeThresholds([{ field: 'at', sameDay: '$today' }], { at: day })).toEqual([
      Date.UTC(2026, 9, 24, 22) / 1000,
      Date.UTC(2026, 9, 25, 23) / 1000,
    ]);
    setHomeTimeZone(undefined);
  });
});
