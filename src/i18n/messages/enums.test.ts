import { describe, it, expect } from 'vitest';
import { enums } from './enums';

describe('enums', () => {
  it.each([
    ['role', 11, 'PERM-05'],
    ['user_status', 3, 'USER-06'],
    ['user_type', 6, 'USER-07'],
    ['project_type', 8, 'PROJ-11'],
    ['asset_type', 10, 'ASSET-14'],
    ['street_type', 8, 'ASSET-13'],
    ['gateway_connection', 4, 'ADET-21'],
  ] as const)('labels every value of %s, %i in all, each differently [%s]', (list, count, _id) => {
    const labels = Object.values(enums[list]);
    expect(labels).toHaveLength(count);
    expect(new Set(labels).size).toBe(count);
  });

  it('shows contractors as Manager [USER-07]', () => {
    expect(enums.user_type.contractor).toBe('Manager');
  });
});
