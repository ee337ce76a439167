import {
  getLanguage,
  getLocale,
  languageListeners,
  languageSource,
  setLanguage,
  setTextLanguage,
  SOURCE_LANGUAGE,
} from '../lib/language/language';
import { findLocaleFormat } from '../lib/language/findLocaleFormat';
import { setLocaleFormat } from '../lib/language/localeFormat';
import { showTables } from './showTables';

/** Shows the console in a language: loads its texts, replaces those that are shown and sets the language of the page. */
export async function changeLanguage(tag: string): Promise<void> {
  if (tag === getLanguage()) return;
  const file = tag === SOURCE_LANGUAGE ? undefined : await languageSource.load(tag);
  setLanguage(tag);
  setLocaleFormat(findLocaleFormat(getLocale()));
  setTextLanguage(file?.language ?? SOURCE_LANGUAGE, file?.menuLabels);
  showTables(file?.tables);
  if (typeof document !== 'undefined') document.documentElement.lang = tag;
  await Promise.all(Array.from(languageListeners, async (listener) => await listener(file?.menuLabels)));
}
