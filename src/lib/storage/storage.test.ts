// @vitest-environment jsdom
import { afterEach, beforeEach, describe, it, expect, vi } from 'vitest';

type Module = typeof import('./storage');
let lib: Module;

const quota = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};
const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

/** The failures of web storage. */
const FAULTS: Record<string, () => void> = {
  full: () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(quota),
  'throwing on every use': () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(blocked);
  },
  'throwing on reading alone': () => vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked),
  blocked: () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked),
  missing: () => vi.spyOn(window, 'localStorage', 'get').mockReturnValue(undefined as unknown as Storage),
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules(); // the fallback lasts for a visit, so each test starts a new one
  lib = await import('./storage');
});
afterEach(() => vi.restoreAllMocks());

describe('createStorage', () => {
  it('keeps strings under its prefix and leaves the rest alone', () => {
    localStorage.setItem('foreign', 'x');
    const storage = lib.createStorage('local', 'a.');
    storage.set('one', '1');
    storage.set('two', '2');
    expect(localStorage.getItem('a.one')).toBe('1');
    expect(storage.keys().sort()).toEqual(['one', 'two']);
    storage.remove('one');
    expect(storage.get('one')).toBeNull();
    storage.clear();
    expect(storage.keys()).toEqual([]);
    expect(localStorage.getItem('foreign')).toBe('x');
  });

  it('keeps local and session apart', () => {
    lib.createStorage('session', 'a.').set('one', '1');
    expect(lib.createStorage('local', 'a.').get('one')).toBeNull();
    expect(sessionStorage.getItem('a.one')).toBe('1');
  });

  it.each(Object.keys(FAULTS))('works from memory when storage is %s, and says so once', (fault) => {
    const told = vi.fn();
    lib.onStorageFallback(told);
    FAULTS[fault]?.();
    const storage = lib.createStorage('local', 'a.');
    storage.set('one', '1');
    storage.set('two', '2');
    expect(lib.createStorage('local', 'a.').get('one')).toBe('1');
    expect(storage.keys().sort()).toEqual(['one', 'two']);
    storage.remove('one');
    expect(storage.get('one')).toBeNull();
    storage.clear();
    expect(storage.keys()).toEqual([]);
    expect(told).toHaveBeenCalledOnce();
  });

  it('does not let an old value come back when the new one did not fit', () => {
    const storage = lib.createStorage('local', 'a.');
    storage.set('token', 'old');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(quota);
    storage.set('token', 'new');
    full.mockRestore();
    expect(localStorage.getItem('a.token')).toBeNull();
    expect(storage.get('token')).toBe('new');
  });

  it('stores again once there is room', () => {
    const storage = lib.createStorage('local', 'a.');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(quota);
    storage.set('one', '1');
    full.mockRestore();
    storage.set('one', '2');
    expect(localStorage.getItem('a.one')).toBe('2');
    expect(storage.get('one')).toBe('2');
  });

  it('forgets a value that the browser refuses to remove', () => {
    const storage = lib.createStorage('local', 'a.');
    storage.set('one', '1');
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    storage.remove('one');
    expect(storage.get('one')).toBeNull();
    expect(storage.keys()).toEqual([]);
  });

  it('tells of what other tabs change under its prefix, until stopped', () => {
    const seen = vi.fn();
    const stop = lib.createStorage('local', 'a.').onChange(seen);
    const send = (init: StorageEventInit): boolean =>
      window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, ...init }));
    send({ key: 'a.one', newValue: '1' });
    send({ key: 'b.one', newValue: '1' });
    send({ key: 'a.one', newValue: '2', storageArea: sessionStorage });
    send({ key: null });
    stop();
    send({ key: 'a.one', newValue: '3' });
    expect(seen.mock.calls.map(([change]) => change as unknown)).toEqual([
      { key: 'one', value: '1' },
      { key: null, value: null },
    ]);
  });
});

describe('onStorageFallback', () => {
  it('tells a listener that came after the fallback, and only the first', () => {
    FAULTS['full']?.();
    lib.createStorage('local', 'a.').set('one', '1');
    const [first, second] = [vi.fn(), vi.fn()];
    lib.onStorageFallback(first);
    lib.onStorageFallback(second);
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
  });

  it('says nothing while storage works, nor to who has stopped listening', () => {
    const [told, gone] = [vi.fn(), vi.fn()];
    lib.onStorageFallback(told);
    lib.onStorageFallback(gone)();
    const storage = lib.createStorage('local', 'a.');
    storage.set('one', '1');
    expect(told).not.toHaveBeenCalled();
    FAULTS['full']?.();
    storage.set('one', '2');
    expect(told).toHaveBeenCalledOnce();
    expect(gone).not.toHaveBeenCalled();
  });
});
