import { findByLanguage, getLanguage, SOURCE_LANGUAGE } from './language';

/** Returns a text in the language that is shown, else in the source language, else in the first there is. */
export const pickText = (texts: Readonly<Record<string, string>>, tag = getLanguage()): string =>
  findByLanguage(texts, tag) ?? findByLanguage(texts, SOURCE_LANGUAGE) ?? Object.values(texts)[0] ?? '';
