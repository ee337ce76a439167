import { bundledIndex } from '../../app/declarations/bundledIndex';
import { fetchDeclarationFile } from '../../app/declarations/fetchDeclarationFile';
import { restoreTexts } from '../../config/localizedTexts/localizedText';
import type { Declaration } from '../../config/normalise';
import { SOURCE_LANGUAGE, languageSource } from '../../lib/language/language';
import { mergeLanguages } from './mergeLanguages';

/**
 * Returns the content of a declaration with its texts by language: as its file has them, or in those languages of the
 * installation that the bundled declarations are written in. Rejects if a file cannot be read.
 */
export async function loadLocalizedInput(
  { input, localizedTexts }: Declaration,
  languages: readonly string[],
): Promise<unknown> {
  if (localizedTexts) return restoreTexts(input, localizedTexts);
  const [fileIndex] = bundledIndex.getFileIndexes(input.name, 'own') ?? [];
  const path = fileIndex === undefined ? undefined : bundledIndex.files[fileIndex];
  if (path === undefined) return input;
  const tags = await Promise.all(
    languages.map(async (tag) =>
      tag === SOURCE_LANGUAGE ? tag : (await languageSource.load(tag))?.language,
    ),
  );
  const writtenTags = [...new Set(tags.filter((tag) => tag !== undefined))];
  if (writtenTags.length < 2) return input;
  const inputs = await Promise.all(
    writtenTags.map(async (tag): Promise<[string, unknown]> => {
      const declarations = await fetchDeclarationFile(path, tag);
      return [tag, declarations.find((declaration) => declaration.input.name === input.name)?.input];
    }),
  );
  return mergeLanguages(inputs);
}
