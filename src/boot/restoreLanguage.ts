import { getLanguage, languageSource, setLanguages, SOURCE_LANGUAGE } from '../lib/language/language';
import { readStoredLanguage, storeLanguage } from '../lib/language/storedLanguage';

languageSource.load = async (tag) => (await import('./languageFiles')).loadLanguageFile(tag);

/**
 * Shows a language; the code and the texts for it load only now. Never rejects: without them the console stays in the language
 * before.
 */
async function showLanguage(tag: string): Promise<void> {
  if (tag === getLanguage()) return;
  try {
    const { changeLanguage } = await import('../i18n/changeLanguage');
    await changeLanguage(tag);
  } catch (error) {
    console.error(error);
  }
}

/** Shows the language that was chosen in this browser; undefined if there is nothing to load for it. */
export function showStoredLanguage(): Promise<void> | undefined {
  const stored = readStoredLanguage();
  return stored === undefined || stored === SOURCE_LANGUAGE ? undefined : showLanguage(stored);
}

/** Sets the languages of the installation, and shows its default one if it does not have the one that was chosen. */
export async function setOfferedLanguages(languages: readonly string[]): Promise<void> {
  setLanguages(languages);
  const stored = readStoredLanguage();
  const isOffered = stored !== undefined && languages.includes(stored);
  // react-admin reads the stored one, too.
  if (!isOffered) storeLanguage(undefined);
  await showLanguage((isOffered ? stored : languages[0]) ?? SOURCE_LANGUAGE);
}
