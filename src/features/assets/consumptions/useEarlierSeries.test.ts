import { describe, expect, it } from 'vitest';
import { getEarlierRange } from './useEarlierSeries';

describe('the period before a range', () => {
  it('has as many days and ends the day before, over months and clock changes', () => {
    expect(getEarlierRange({ from: '2026-11-16', until: '2026-11-22' })).toEqual({
      from: '2026-11-09',
      until: '2026-11-15',
    });
    expect(getEarlierRange({ from: '2026-11-01', until: '2026-11-01' })).toEqual({
      from: '2026-10-31',
      until: '2026-10-31',
    });
    expect(getEarlierRange({ from: '2026-10-20', until: '2026-10-31' })).toEqual({
      from: '2026-10-08',
      until: '2026-10-19',
    });
  });
});
