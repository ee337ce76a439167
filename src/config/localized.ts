import { pickText } from '../lib/language/pickText';

/** A text in each language of the bundled resources: a missing one is a compile error. */
interface LocalizedText {
  readonly es: string;
  readonly en: string;
}

/**
 * Text of a declaration in a `.ts` file, or of a default that the engine declares, by language; JSON writes the same as `{ "es": "Cargador", "en": "Charger" }`. The build
 * reads the declarations once for each language, so the value is the text of that language.
 */
export const localized = (texts: LocalizedText): string => pickText({ ...texts });
