// @vitest-environment jsdom
import fc from '../../testing/fastCheck';
import type { Store } from 'ra-core';
import { afterEach, beforeEach, describe, it, expect, vi } from 'vitest';
import { createConsoleStore } from './consoleStore';

let store: Store;
const otherTab = (key: string | null, newValue: string | null = null): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

beforeEach(() => {
  localStorage.clear();
  store = createConsoleStore();
  store.setup();
});
afterEach(() => {
  store.teardown();
  vi.restoreAllMocks();
  // Values that a full storage rejected stay in memory, also for the next test.
  store.reset();
});

describe('createConsoleStore', () => {
  it('keeps values over a visit under the prefix of react-admin', () => {
    store.setItem('columns', { hidden: ['id'] });
    expect(localStorage.getItem('RaStore.columns')).toBe('{"hidden":["id"]}');
    expect(createConsoleStore().getItem('columns')).toEqual({ hidden: ['id'] });
    expect(store.getItem('columns')).toBe(store.getItem('columns'));
  });

  it('gives the default for what is not there, and removes for undefined', () => {
    expect(store.getItem('size', 50)).toBe(50);
    store.setItem('size', 75);
    store.setItem('size', undefined);
    expect(store.getItem('size', 50)).toBe(50);
    expect(localStorage.getItem('RaStore.size')).toBeNull();
  });

  it.each(['{"a":', 'null', '"text"', '[1]', '{}', '\u0000', 'x'.repeat(2_000_000)])(
    'takes the default for garbage',
    (text) => {
      localStorage.setItem('RaStore.garbage', text);
      const value = createConsoleStore().getItem<unknown>('garbage', 50);
      expect(value === 50 || value === null).toBe(true);
    },
  );

  it('tells a list from an object when it judges what is stored', () => {
    localStorage.setItem('RaStore.ids', '{"0":"a"}');
    expect(createConsoleStore().getItem<string[]>('ids', [])).toEqual([]);
  });

  it('reads anything without throwing', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (text, defaultValue) => {
        localStorage.setItem('RaStore.any', text);
        expect(() => createConsoleStore().getItem('any', defaultValue)).not.toThrow();
      }),
    );
  });

  it('goes on in memory when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.setItem('size', 100);
    expect(store.getItem('size')).toBe(100);
    expect(store.listItems?.()).toEqual({ size: 100 });
  });

  it('keeps a value that has no JSON for the visit', () => {
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    store.setItem('cyclic', cyclic);
    expect(store.getItem('cyclic')).toBe(cyclic);
  });

  it('discards the preferences of another version', () => {
    store.setItem('size', 75);
    const next = createConsoleStore('2');
    next.setup();
    expect(next.getItem('size', 50)).toBe(50);
    expect(localStorage.getItem('RaStore.version')).toBe('2');
    next.teardown();
  });

  it('tells subscribers of changes here and in other tabs', () => {
    const seen = vi.fn();
    const stop = store.subscribe('size', seen);
    store.setItem('size', 75);
    otherTab('RaStore.size', '100');
    expect(store.getItem('size')).toBe(100);
    otherTab('RaStore.size', '{"bro');
    otherTab(null);
    stop();
    store.setItem('size', 50);
    expect(seen.mock.calls.flat()).toEqual([75, 100, undefined, undefined]);
  });

  it('hears no other tab after teardown', () => {
    store.setItem('size', 75);
    store.teardown();
    otherTab('RaStore.size', '100');
    expect(store.getItem('size')).toBe(75);
  });

  it('lists and removes by prefix, and never its own version', () => {
    store.setItem('assets.size', 75);
    store.setItem('assets.columns', ['id']);
    store.setItem('users.size', 100);
    expect(store.listItems?.('assets.')).toEqual({ 'assets.size': 75, 'assets.columns': ['id'] });
    const seen = vi.fn();
    store.subscribe('assets.size', seen);
    store.removeItems('assets.');
    expect(seen).toHaveBeenCalledWith(undefined);
    expect(store.listItems?.()).toEqual({ 'users.size': 100 });
    store.reset();
    expect(store.listItems?.()).toEqual({});
    expect(localStorage.getItem('RaStore.version')).toBe('1');
  });
});
