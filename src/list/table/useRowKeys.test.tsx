// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRowKeys } from './useRowKeys';

const page = (...ids: (string | undefined)[]) => ids.map((id) => ({ id: id as string }));

function keysOf(isRefillable = true) {
  const { result, rerender } = renderHook(({ rows }) => useRowKeys(rows, isRefillable), {
    initialProps: { rows: page('a', 'b', 'c') },
  });
  return (...ids: (string | undefined)[]) => {
    if (ids.length > 0) rerender({ rows: page(...ids) });
    return [...result.current];
  };
}

it('another page is drawn in the rows of the one before, a longer one with some more', () => {
  const keys = keysOf();
  const before = keys();
  expect(keys('d', 'e', 'f', 'g').slice(0, 3)).toEqual(before);
  expect(new Set(keys()).size).toBe(4);
});

it('a row keeps its key while its record is there, wherever it stands; a new one takes none of another', () => {
  const keys = keysOf();
  const [a, b, c] = keys();
  expect(keys('c', 'a')).toEqual([c, a]);
  const [first, second, third] = keys('c', 'x', 'a');
  expect([first, third]).toEqual([c, a]);
  expect([a, b, c]).not.toContain(second);
});

it('a record that comes back beside the one that took its row has a key of its own', () => {
  const keys = keysOf();
  keys('d', 'e', 'f');
  expect(new Set(keys('a', 'd', 'b')).size).toBe(3);
});

it('rows that came twice or without an id are told apart; where rows hold more than they show each is its record', () => {
  const keys = keysOf();
  expect(new Set(keys('a', 'a', undefined, undefined)).size).toBe(4);
  expect(keysOf(false)('d', 'e')).toEqual(['d', 'e']);
});
