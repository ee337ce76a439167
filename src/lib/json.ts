import type { ConsoleStorage } from './storage/storage';

const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses `text` and returns the value only if `guard` accepts it; never throws. Keys that could pollute a prototype are
 * dropped at every depth before the guard runs.
 */
export function parseJson<T>(
  text: string | null | undefined,
  guard: (value: unknown) => value is T,
): T | undefined {
  if (text === null || text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text, (key, member: unknown) =>
      PROTOTYPE_KEYS.has(key) ? undefined : member,
    );
    return guard(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the JSON value stored under `key` if it exists, is well-formed and `guard` accepts it; never throws. */
export function readStoredJson<T>(
  storage: Pick<ConsoleStorage, 'get'>,
  key: string,
  guard: (value: unknown) => value is T,
): T | undefined {
  return parseJson(storage.get(key), guard);
}

/** Stores `value` as JSON under `key`; `undefined` removes the key. */
export function writeStoredJson(
  storage: Pick<ConsoleStorage, 'set' | 'remove'>,
  key: string,
  value: unknown,
): void {
  const text = JSON.stringify(value) as string | undefined; // undefined for undefined and functions; the type omits it
  if (text === undefined) storage.remove(key);
  else storage.set(key, text);
}

/** True if the value is an object and not an array. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
