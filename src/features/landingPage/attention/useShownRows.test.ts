// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useShownRows } from './useShownRows';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [900, undefined, 5],
  [900, 6, 6],
  [1080, 6, 12],
])('a window of %i px shows, of %s declared rows, %i', (height, show, expected) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: height >= Number(/min-height: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const group = { label: 'Tickets', ...(show !== undefined && { show }) };
  expect(renderHook(() => useShownRows(group)).result.current).toBe(expected);
});
