import { isPlainObject, readJson, writeJson } from '../../lib/json';
import { createStorage } from '../../lib/storage';

/** Where a user worked last on a page with pickers. */
export interface Remembered {
  /** What was chosen, in the order of the choices. */
  ids: readonly string[];
  /** Tab and sub-tab. */
  rest: readonly string[];
}

// The session's own prefix: a sign-out takes along all that is under it.
const kept = createStorage('local', 'console.');
const keyOf = (page: string): string => `pickers.${page}`;

/** What is remembered for a user of a page; of somebody else, and what is no choice at all, counts as nothing. */
export function recall(user: string, page: string): Remembered | undefined {
  const found = readJson(kept, keyOf(page), isPlainObject);
  if (user === '' || found?.user !== user) return undefined;
  const { ids, rest } = found;
  return isTexts(ids) && ids.length > 0 && isTexts(rest) ? { ids, rest } : undefined;
}

/** Remembers where a user works; nothing of somebody without an id. */
export function remember(user: string, page: string, { ids, rest }: Remembered): void {
  if (user !== '') writeJson(kept, keyOf(page), { user, ids, rest });
}

/** Remembers nothing of a page any more. */
export const forget = (page: string): void => kept.remove(keyOf(page));

/** Characters of an id or a tab; nothing longer was ever chosen here. */
const MAX_PART = 200;

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isPart);

/** Whether it can be a part of an address: dots alone would lead out of it. */
const isPart = (part: unknown): part is string =>
  typeof part === 'string' && part.length <= MAX_PART && !/^\.{0,2}$/.test(part);
