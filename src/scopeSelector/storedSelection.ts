import { isPlainObject, readStoredJson, writeStoredJson } from '../lib/json';
import { createStorage } from '../lib/storage/storage';

/** Last selection of a user on a page with a scope selector. */
export interface StoredSelection {
  /** Selected ids, in level order. */
  ids: readonly string[];
  /** Tab and sub-tab. */
  rest: readonly string[];
}

// The session's prefix: signing out removes all keys with it.
const storage = createStorage('local', 'console.');
const getStorageKey = (page: string): string => `pickers.${page}`;

/** Returns the stored selection of a user for a page; undefined for another user's or invalid data. */
export function readStoredSelection(user: string, page: string): StoredSelection | undefined {
  const stored = readStoredJson(storage, getStorageKey(page), isPlainObject);
  if (user === '' || stored?.user !== user) return undefined;
  const { ids, rest } = stored;
  return areSegments(ids) && ids.length > 0 && areSegments(rest) ? { ids, rest } : undefined;
}

/** Stores the selection of a user; does nothing for a user without an id. */
export function storeSelection(user: string, page: string, { ids, rest }: StoredSelection): void {
  if (user !== '') writeStoredJson(storage, getStorageKey(page), { user, ids, rest });
}

/** Removes the stored selection of a page. */
export const clearStoredSelection = (page: string): void => storage.remove(getStorageKey(page));

/** Maximum length of an id or tab: longer values were never selected here. */
const MAX_SEGMENT_LENGTH = 200;

const areSegments = (value: unknown): value is string[] => Array.isArray(value) && value.every(isSegment);

/** True if a text can be a path segment: dots alone would leave the path. */
const isSegment = (segment: unknown): segment is string =>
  typeof segment === 'string' && segment.length <= MAX_SEGMENT_LENGTH && !/^\.{0,2}$/.test(segment);
