import { createStorage } from '../storage/storage';
import { LANGUAGE_TAG } from './language';

/** Key of the language that was chosen in this browser, below the prefix of react-admin's store, which names it. */
export const LANGUAGE_KEY = 'locale';

const storage = createStorage('local', 'RaStore.');

/** Returns the language that was chosen in this browser; undefined for none. */
export function readStoredLanguage(): string | undefined {
  // JSON of a text: a tag in quotation marks.
  const tag = storage.get(LANGUAGE_KEY)?.slice(1, -1) ?? '';
  return LANGUAGE_TAG.test(tag) ? tag : undefined;
}

/** Stores the language for the next visit; undefined for none. */
export function storeLanguage(tag: string | undefined): void {
  if (tag === undefined) storage.remove(LANGUAGE_KEY);
  else storage.set(LANGUAGE_KEY, JSON.stringify(tag));
}
