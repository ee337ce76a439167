import { languageFiles } from 'virtual:languages';
import { findByLanguage, type LanguageFile } from '../lib/language/language';

/**
 * Loads the file of a language (`pt-BR`, else `pt`); undefined for a language without texts, which shows Spanish with its own
 * dates and numbers.
 */
export const loadLanguageFile = async (tag: string): Promise<LanguageFile | undefined> =>
  findByLanguage(languageFiles, tag)?.();
