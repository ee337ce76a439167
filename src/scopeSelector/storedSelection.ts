import { isPlainObject, readStoredJson, writeStoredJson } from '../lib/json';
import { createStorage } from '../lib/storage/storage';

/** Last selection of a user on a page with a scope selector. */
export interface StoredSelection {
  /** Selected ids, in level order. */
  ids: readonly string[];
  /** Tab and sub-tab. */
  rest: readonly string[];
  /** Ids that were selected last on this page itself, if `ids` are those of another page; empty for none. */
  ownIds?: readonly string[];
}

/** Page and user of a stored selection. */
export interface SelectionKey {
  user: string;
  /** Name of the resource. */
  page: string;
  /** Kinds of the selected ids: pages of the same kinds share the ids of the last selection. */
  kinds: string;
}

// The session's prefix: signing out removes all keys with it.
const storage = createStorage('local', 'console.');
const getStorageKey = (page: string): string => `pickers.${page}`;
const LAST_KEY = 'lastScope';

/**
 * Returns the ids that the user selected last on this page or another one of the same kinds, with the last tab of this page;
 * undefined for another user's or invalid data.
 */
export function readStoredSelection({ user, page, kinds }: SelectionKey): StoredSelection | undefined {
  const own = readEntry(getStorageKey(page), user);
  const last = readEntry(LAST_KEY, user);
  const ownIds = toIds(own?.ids);
  const ids = (last?.kinds === kinds ? toIds(last.ids) : undefined) ?? ownIds;
  if (!ids) return undefined;
  const isOwn = ids.join('/') === ownIds?.join('/');
  return { ids, rest: areSegments(own?.rest) ? own.rest : [], ...(isOwn ? {} : { ownIds: ownIds ?? [] }) };
}

/** Stores the selection of a user; does nothing for a user without an id. */
export function storeSelection({ user, page, kinds }: SelectionKey, { ids, rest }: StoredSelection): void {
  if (user === '') return;
  writeStoredJson(storage, getStorageKey(page), { user, ids, rest });
  writeStoredJson(storage, LAST_KEY, { user, kinds, ids });
}

/** Removes the stored selection of a page, and the last one. */
export function clearStoredSelection({ page }: SelectionKey): void {
  storage.remove(getStorageKey(page));
  storage.remove(LAST_KEY);
}

function readEntry(key: string, user: string): Readonly<Record<string, unknown>> | undefined {
  const stored = readStoredJson(storage, key, isPlainObject);
  return user !== '' && stored?.user === user ? stored : undefined;
}

/** Maximum length of an id or tab: longer values were never selected here. */
const MAX_SEGMENT_LENGTH = 200;

const toIds = (value: unknown): string[] | undefined =>
  areSegments(value) && value.length > 0 ? value : undefined;

const areSegments = (value: unknown): value is string[] => Array.isArray(value) && value.every(isSegment);

/** True if a text can be a path segment: dots alone would leave the path. */
const isSegment = (segment: unknown): segment is string =>
  typeof segment === 'string' && segment.length <= MAX_SEGMENT_LENGTH && !/^\.{0,2}$/.test(segment);
