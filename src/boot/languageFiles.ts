import { languageFiles } from 'virtual:languages';
import { findByLanguage, type LanguageFile } from '../lib/language/language';
import { withBasePath } from '../lib/url/basePath';

/**
 * Loads the file of a language (`pt-BR`, else `pt`); undefined for a language without texts, which shows Spanish with its own
 * dates and numbers. A build has JSON and not modules: browsers cache a failed import, and a failed change can be tried again.
 */
export async function loadLanguageFile(tag: string): Promise<LanguageFile | undefined> {
  const file = findByLanguage(languageFiles, tag);
  if (typeof file !== 'string') return file;
  const response = await fetch(withBasePath(file));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as LanguageFile;
}
