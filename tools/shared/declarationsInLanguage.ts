import { localizeSource } from '../../src/config/check/localizedTexts/localizeSource.ts';
import { setDeclaredTranslations } from '../../src/config/localized.ts';
import type { Declaration } from '../../src/config/normalise/index.ts';
import { pickTexts } from '../../src/config/localizedTexts/localizedText.ts';
import { SOURCE_LANGUAGE, setLanguage } from '../../src/lib/language/language.ts';
import type { Overlay } from '../overlay/overlayFolder.ts';
import { listOverlayLanguages, readLanguageTexts } from '../overlay/overlayLanguages.ts';
import { findDeclarations, findPartSchemas } from './discovery.ts';

/**
 * Returns every declaration of `resources/` with the texts of one language, including those that a file of the overlay
 * translates. Call it in a fresh process or module graph for each language: declarations take their texts when they are
 * imported.
 */
export async function findDeclarationsInLanguage(
  root: string,
  language = SOURCE_LANGUAGE,
  overlay?: Overlay,
): Promise<Declaration[]> {
  setLanguage(language);
  const hasFile = overlay && listOverlayLanguages(overlay).includes(language);
  const translations = hasFile
    ? (await readLanguageTexts(root, overlay, language)).declaredTexts
    : new Map<string, string>();
  setDeclaredTranslations(translations);
  const schemas = await findPartSchemas(root, overlay);
  return (await findDeclarations(root, overlay)).map((source) => {
    const { places } = localizeSource(source, schemas);
    const translated = places.map(({ path, texts }) => {
      const translation = translations.get(texts[SOURCE_LANGUAGE] ?? '');
      return { path, texts: translation === undefined ? texts : { ...texts, [language]: translation } };
    });
    return { file: source.file, input: pickTexts(source.input, translated, language) } as Declaration;
  });
}
