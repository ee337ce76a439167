import { pickText } from '../lib/language/language';

/** A text in each language of the bundled resources: a missing one is a compile error. */
interface LocalizedText {
  readonly es: string;
  readonly en: string;
}

/** The texts that declarations have taken, in the source language. `npm run texts` lists them. */
export const declaredTexts = new Set<string>();

/** Translations of declared texts into a language of an overlay, by the text in the source language. */
let translations: ReadonlyMap<string, string> = new Map();

/** Sets the translations of declared texts; call this before the declarations are imported. */
export const setDeclaredTranslations = (texts: ReadonlyMap<string, string>): void =>
  void (translations = texts);

/**
 * Text of a declaration in a `.ts` file by language; JSON writes the same as `{ "es": "Cargador", "en": "Charger" }`. The
 * build reads the declarations once for each language, so the value is the text of that language.
 */
export const localized = (texts: LocalizedText): string => {
  declaredTexts.add(texts.es);
  return translations.get(texts.es) ?? pickText({ ...texts });
};
