import { getLanguage, LANGUAGE_TAG, languageSource, SOURCE_LANGUAGE } from '../lib/language/language';
import { createStorage } from '../lib/storage/storage';

/** react-admin's store keeps the locale under this key, as JSON. */
const storage = createStorage('local', 'RaStore.');

/** Returns the language that the person chose in this browser, if it is another one than the source language. */
export function readStoredLanguage(): string | undefined {
  const tag = storage.get('locale')?.slice(1, -1) ?? '';
  return LANGUAGE_TAG.test(tag) && tag !== SOURCE_LANGUAGE ? tag : undefined;
}

/**
 * Shows the language that the person chose. With `languages` of the config: only if they include it, else the first of them.
 * Never rejects: without its texts the console stays in the language before.
 */
export async function restoreLanguage(languages?: readonly string[]): Promise<void> {
  const stored = storage.get('locale')?.slice(1, -1);
  const [first = SOURCE_LANGUAGE] = languages ?? [];
  const tag = !languages
    ? readStoredLanguage()
    : (languages.find((candidate) => candidate === stored) ?? first);
  // react-admin reads the key, too.
  if (languages && stored !== undefined && tag !== stored) storage.remove('locale');
  if (tag === undefined || tag === getLanguage()) return;
  await showLanguage(tag).catch((error: unknown) => console.error(error));
}

languageSource.load = async (tag) => (await import('./languageFiles')).loadLanguageFile(tag);

/** Loads the texts of a language and shows them. The code for it loads only then. */
const showLanguage = async (tag: string): Promise<void> =>
  (await import('../i18n/changeLanguage')).changeLanguage(tag);
