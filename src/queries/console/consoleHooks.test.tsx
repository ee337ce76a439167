// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConsoleProvider } from './ConsoleContext';
import { useIdList } from './consoleHooks';

const listOf = (name: string | null, ids?: Record<string, readonly string[]>) =>
  renderHook(() => useIdList(name), {
    wrapper: ({ children }) =>
      ids ? (
        <ConsoleProvider value={{ config: { branding: { name: '' }, ids, skuImages: {}, links: {} } }}>
          {children}
        </ConsoleProvider>
      ) : (
        children
      ),
  }).result.current;

describe('named lists of ids [PROJ-43]', () => {
  it('gives the list of that name', () => {
    expect(listOf('comingSoonProjects', { comingSoonProjects: ['p1', 'p2'] })).toEqual(['p1', 'p2']);
  });

  it('is empty for another name, for none, for one that every object inherits, and without a config', () => {
    const ids = { comingSoonProjects: ['p1'] };
    expect(listOf('other', ids)).toEqual([]);
    expect(listOf(null, ids)).toEqual([]);
    expect(listOf('constructor', ids)).toEqual([]);
    expect(listOf('comingSoonProjects')).toEqual([]);
  });
});
