import { createStore } from 'zustand/vanilla';

/** Browser storage: `local` persists and is shared by tabs, `session` ends with the tab. */
export type StorageKind = 'local' | 'session';

/** A change by another tab; `key` is `null` if that tab cleared the whole storage, `value` is `null` after a removal. */
export interface StorageChange {
  key: string | null;
  value: string | null;
}

/** String store over one key prefix. No method throws. */
export interface ConsoleStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Own keys, without the prefix. */
  keys(): string[];
  /** Removes the keys under the own prefix only. */
  clear(): void;
  /** Subscribes to changes by other tabs under the own prefix (not by this tab). Returns the unsubscribe function. */
  onChange(callback: (change: StorageChange) => void): () => void;
}

/**
 * Values that the browser rejected, until the page is closed; `null` marks a key that was removed here, but not in the
 * browser.
 */
const overlays: Record<StorageKind, Map<string, string | null>> = { local: new Map(), session: new Map() };

/** State of the fallback: memory stands in for the browser's storage, and a callback has run. */
const fallbackStore = createStore<{ isActive: boolean; isReported: boolean }>(() => ({
  isActive: false,
  isReported: false,
}));

/** True if the browser refused storage in this visit, so values may be in memory only. */
export const isStorageUnavailable = (): boolean => fallbackStore.getState().isActive;

/**
 * Calls back when storage is blocked, full, throwing or missing and memory is used instead, also if that happened before the
 * subscription. Only one callback runs per visit. Returns the unsubscribe function.
 */
export function onStorageFallback(callback: () => void): () => void {
  const reportOnce = (): void => {
    const { isActive, isReported } = fallbackStore.getState();
    if (!isActive || isReported) return;
    fallbackStore.setState({ isReported: true });
    callback();
  };
  reportOnce();
  return fallbackStore.subscribe(reportOnce);
}

/**
 * Runs `withStorage` on the browser's storage. If it is blocked, missing or throws, reports the fallback and returns
 * `fallbackValue`.
 */
function tryStorage<T>(kind: StorageKind, withStorage: (webStorage: Storage) => T, fallbackValue: T): T {
  try {
    const webStorage = kind === 'local' ? globalThis.window.localStorage : globalThis.window.sessionStorage;
    return withStorage(webStorage);
  } catch {
    if (!isStorageUnavailable()) fallbackStore.setState({ isActive: true });
    return fallbackValue;
  }
}

function readKey(kind: StorageKind, fullKey: string): string | null {
  const overlayValue = overlays[kind].get(fullKey);
  return overlayValue === undefined
    ? tryStorage(kind, (webStorage) => webStorage.getItem(fullKey), null)
    : overlayValue;
}

function writeKey(kind: StorageKind, fullKey: string, value: string): void {
  // Read the value back: a browser may accept a value and not store it.
  const isStored = tryStorage(
    kind,
    (webStorage) => (webStorage.setItem(fullKey, value), webStorage.getItem(fullKey) === value),
    false,
  );
  if (isStored) return void overlays[kind].delete(fullKey);
  overlays[kind].set(fullKey, value);
  // Remove the old value so that it does not return after a reload: it may be another user's session.
  tryStorage(kind, (webStorage) => webStorage.removeItem(fullKey), undefined);
}

function removeKey(kind: StorageKind, fullKey: string): void {
  const isRemoved = tryStorage(kind, (webStorage) => (webStorage.removeItem(fullKey), true), false);
  if (isRemoved) overlays[kind].delete(fullKey);
  else overlays[kind].set(fullKey, null);
}

function listKeys(kind: StorageKind, prefix: string): string[] {
  const keys = new Set(
    tryStorage(
      kind,
      (webStorage) => Array.from({ length: webStorage.length }, (_, index) => webStorage.key(index) ?? ''),
      [],
    ),
  );
  for (const [key, value] of overlays[kind]) {
    if (value === null) keys.delete(key);
    else keys.add(key);
  }
  return [...keys].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

function subscribe(kind: StorageKind, prefix: string, callback: (change: StorageChange) => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const onEvent = (event: StorageEvent): void => {
    const webStorage = tryStorage<Storage | null>(kind, (nativeStorage) => nativeStorage, null);
    if (webStorage === null || event.storageArea !== webStorage) return;
    if (event.key === null) callback({ key: null, value: null });
    else if (event.key.startsWith(prefix))
      callback({ key: event.key.slice(prefix.length), value: event.newValue });
  };
  window.addEventListener('storage', onEvent);
  return () => window.removeEventListener('storage', onEvent);
}

/**
 * The only module that uses web storage. Values that the browser refuses (blocked, full, throwing, missing) stay in memory
 * for the rest of the visit, and `onStorageFallback` reports it once. Stores of the same kind and prefix share their values.
 */
export function createStorage(kind: StorageKind, prefix: string): ConsoleStorage {
  return {
    get: (key) => readKey(kind, prefix + key),
    set: (key, value) => writeKey(kind, prefix + key, value),
    remove: (key) => removeKey(kind, prefix + key),
    keys: () => listKeys(kind, prefix),
    clear: () => {
      for (const key of listKeys(kind, prefix)) removeKey(kind, prefix + key);
    },
    onChange: (callback) => subscribe(kind, prefix, callback),
  };
}
