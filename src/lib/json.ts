import type { ConsoleStorage } from './storage/storage';

const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses `text` and returns the value only if `guard` accepts it; never throws. Keys that could reach a prototype
 * are dropped at every depth before the guard looks.
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

/** The JSON value under `key` if it is there, well formed and accepted by `guard`; never throws. */
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
  const text = JSON.stringify(value) as string | undefined; // undefined for undefined and functions, which the type hides
  if (text === undefined) storage.remove(key);
  else storage.set(key, text);
}

/** Guard for an object that is not an array. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
