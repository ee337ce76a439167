import { describe, expect, it } from 'vitest';
import { setHomeZone } from '../lib/zone';
import { momentsOf } from './moments';

describe('the moments that conditions wait for', () => {
  it('are found wherever a condition asks for one, and nowhere else', () => {
    const conditions = [
      { field: 'state', equals: 'ACTIVE' },
      { all: [{ field: 'until', past: false }, { any: [{ not: { field: 'period.from', past: true } }] }] },
    ];
    expect(momentsOf(conditions, { state: 'ACTIVE', until: 20, period: { from: 10 } })).toEqual([20, 10]);
    expect(momentsOf(conditions, { until: '20', period: null })).toEqual([]);
    expect(momentsOf(conditions.slice(0, 1), { until: 20 })).toEqual([]);
    // The first and the last second of what lies so near, and the ends of a day of 25 hours (Europe/Madrid).
    setHomeZone('Europe/Madrid');
    const day = Date.UTC(2026, 9, 25, 12) / 1000;
    expect(momentsOf([{ field: 'at', within: { past: 60, next: 5 } }], { at: 100 })).toEqual([95, 160]);
    expect(momentsOf([{ field: 'at', sameDay: '$today' }], { at: day })).toEqual([
      Date.UTC(2026, 9, 24, 22) / 1000,
      Date.UTC(2026, 9, 25, 23) / 1000,
    ]);
    setHomeZone(undefined);
  });
});
