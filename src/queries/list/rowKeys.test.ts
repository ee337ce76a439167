import { expect, it } from 'vitest';
import { createRowKeys } from './rowKeys';

it('tells rows apart that came twice, or without an id', () => {
  const rows = [{ id: 'a' }, { id: 1 }, { id: 'a' }, { id: '1' }, { id: undefined }, { id: '' }, { id: 'b' }];
  const keys = createRowKeys(rows);
  expect(new Set(keys).size).toBe(rows.length);
  expect([keys[0], keys[1], keys[6]]).toEqual(['a', '1', 'b']);
});
