import { describe, expect, it } from 'vitest';
import { getOnlineState } from './onlineState';

describe('onlineState', () => {
  it('is offline while that is an issue [AGW-35]', () =>
    expect(getOnlineState(['cpu_load', 'online'])).toBe('offline'));

  it('is online with other issues or none, unknown without a list [AGW-36]', () => {
    expect(getOnlineState(['cpu_load'])).toBe('online');
    expect(getOnlineState([])).toBe('online');
    expect(getOnlineState(null)).toBe('unknown');
  });
});
