import { describe, expect, it } from 'vitest';
import { onlineState } from './onlineState';

describe('onlineState', () => {
  it('is offline while that is an issue [AGW-35]', () =>
    expect(onlineState(['cpu_load', 'online'])).toBe('offline'));

  it('is online with other issues or none, unknown without a list [AGW-36]', () => {
    expect(onlineState(['cpu_load'])).toBe('online');
    expect(onlineState([])).toBe('online');
    expect(onlineState(null)).toBe('unknown');
  });
});
