import { describe, expect, it } from 'vitest';
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
  });
});
