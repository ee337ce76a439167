import type { Store } from 'ra-core';
import { parseJson } from '../json';
import { getLanguage } from '../language/language';
import { LANGUAGE_KEY } from '../language/storedLanguage';
import { createStorage, type StorageChange } from './storage';

const PREFIX = 'RaStore.';
const VERSION_KEY = 'version';

const isDefined = (value: unknown): value is unknown => value !== undefined;

/** True if a stored value has the type of its default; any other stored value is ignored. */
function hasTypeOf(value: unknown, defaultValue: unknown): boolean {
  if (defaultValue === undefined || defaultValue === null || value === null) return true;
  return typeof value === typeof defaultValue && Array.isArray(value) === Array.isArray(defaultValue);
}

/**
 * Creates react-admin's preference store (columns, page sizes, menu state) over local storage. It replaces the stock one,
 * which crashes if storage is blocked or full. Parsed values are cached in memory, so reading the same key twice returns the
 * same object. A `version` other than the stored one discards every preference.
 */
export function createConsoleStore(version = '1'): Store {
  const storage = createStorage('local', PREFIX);
  const cache = new Map<string, unknown>();
  const subscribers = new Map<string, Set<(value: unknown) => void>>();
  let stopListening: (() => void) | undefined;

  const publish = (key: string, value: unknown): void => {
    for (const callback of Array.from(subscribers.get(key) ?? [])) callback(value);
  };
  const read = (key: string): unknown => {
    if (!cache.has(key)) cache.set(key, parseJson(storage.get(key), isDefined));
    return cache.get(key);
  };
  const remove = (key: string): void => {
    cache.delete(key);
    storage.remove(key);
    publish(key, undefined);
  };
  const keysUnder = (keyPrefix: string): string[] =>
    [...new Set([...storage.keys(), ...cache.keys()])].filter(
      (key) => key !== VERSION_KEY && key.startsWith(keyPrefix),
    );
  const onStorageChange = ({ key, value }: StorageChange): void => {
    if (key === null) {
      const allKeys = new Set([...cache.keys(), ...subscribers.keys()]);
      cache.clear();
      for (const changedKey of allKeys) publish(changedKey, undefined);
    } else {
      const parsed = parseJson(value, isDefined);
      cache.set(key, parsed);
      publish(key, parsed ?? undefined);
    }
  };

  return {
    setup: () => {
      const stored = storage.get(VERSION_KEY);
      if (stored !== null && stored !== version) storage.clear();
      if (stored !== version) storage.set(VERSION_KEY, version);
      cache.clear();
      stopListening?.();
      stopListening = storage.onChange(onStorageChange);
    },
    teardown: () => {
      stopListening?.();
      stopListening = undefined;
    },
    getItem: <T>(key: string, defaultValue?: T): T | undefined => {
      const value = read(key);
      // A synchronous value lets react-admin render its first frame without waiting for an effect.
      if (key === LANGUAGE_KEY) return (value ?? getLanguage()) as T;
      // The caller sets the type; only the default can check it.
      return value === undefined || !hasTypeOf(value, defaultValue) ? defaultValue : (value as T);
    },
    setItem: (key, value: unknown) => {
      if (value === undefined) return remove(key);
      cache.set(key, value);
      try {
        const text = JSON.stringify(value) as string | undefined;
        if (text !== undefined) storage.set(key, text);
      } catch {
        // A cyclic value cannot be stored, so it stays in memory until the page is closed.
      }
      publish(key, value);
    },
    removeItem: remove,
    removeItems: (keyPrefix) => keysUnder(keyPrefix).forEach(remove),
    reset: () => keysUnder('').forEach(remove),
    subscribe: (key, callback: (value: unknown) => void) => {
      const callbacks = subscribers.get(key) ?? new Set();
      subscribers.set(key, callbacks.add(callback));
      return () => callbacks.delete(callback);
    },
    listItems: (keyPrefix = '') =>
      Object.fromEntries(
        keysUnder(keyPrefix)
          .map((key) => [key, read(key)] as const)
          .filter(([, value]) => value !== undefined),
      ),
  };
}

/** The store instance for `<CoreAdminContext store>`. */
export const consoleStore: Store = createConsoleStore();
