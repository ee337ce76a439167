import { isPlainObject, readStoredJson, writeStoredJson } from '../lib/json';
import { createStorage } from '../lib/storage/storage';

/** Where a user worked last on a page with pickers. */
export interface StoredSelection {
  /** What was chosen, in the order of the choices. */
  ids: readonly string[];
  /** Tab and sub-tab. */
  rest: readonly string[];
}

// The session's own prefix: a sign-out takes along all that is under it.
const storage = createStorage('local', 'console.');
const getStorageKey = (page: string): string => `pickers.${page}`;

/** What is remembered for a user of a page; of somebody else, and what is no choice at all, counts as nothing. */
export function readStoredSelection(user: string, page: string): StoredSelection | undefined {
  const stored = readStoredJson(storage, getStorageKey(page), isPlainObject);
  if (user === '' || stored?.user !== user) return undefined;
  const { ids, rest } = stored;
  return areSegments(ids) && ids.length > 0 && areSegments(rest) ? { ids, rest } : undefined;
}

/** Remembers where a user works; nothing of somebody without an id. */
export function storeSelection(user: string, page: string, { ids, rest }: StoredSelection): void {
  if (user !== '') writeStoredJson(storage, getStorageKey(page), { user, ids, rest });
}

/** Remembers nothing of a page any more. */
export const clearStoredSelection = (page: string): void => storage.remove(getStorageKey(page));

/** Characters of an id or a tab; nothing longer was ever chosen here. */
const MAX_SEGMENT_LENGTH = 200;

const areSegments = (value: unknown): value is string[] => Array.isArray(value) && value.every(isSegment);

/** Whether it can be a part of an address: dots alone would lead out of it. */
const isSegment = (segment: unknown): segment is string =>
  typeof segment === 'string' && segment.length <= MAX_SEGMENT_LENGTH && !/^\.{0,2}$/.test(segment);
