import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { SOURCE_LANGUAGE } from '../../src/lib/language/language.ts';
import { getBuildLanguages } from '../languages/buildLanguages.ts';
import type { DeclarationIndex } from './declarationIndex.ts';
import type * as Index from './declarationIndex.ts';

/** The declarations in all languages of the build. */
export interface DeclarationFiles extends Pick<DeclarationIndex, 'index' | 'preloadTable'> {
  /** URL and text of each file of declarations, in each language. */
  files: readonly (readonly [url: string, text: string])[];
  /** Declarations of the source language, as JSON texts. */
  sourceTexts: readonly string[];
  menuLabels: ReadonlyMap<string, DeclarationIndex['menuLabels']>;
}

/** Reads the declarations in plain Node, uncached, so a change applies immediately. */
async function loadIndex(root: string, language: string): Promise<DeclarationIndex> {
  const { buildDeclarationIndex } = (await tsImport(
    './build/declarations/declarationIndex.ts',
    pathToFileURL(`${root}/`).href,
  )) as typeof Index;
  return buildDeclarationIndex(root, language);
}

/**
 * Builds the declarations in each language. A file has the same URL in all languages, apart from the tag before its ending
 * (`toLanguageUrl`), so the index names those of the source language only; the hash is that of all of them.
 */
async function buildDeclarationFiles(root: string, languages: readonly string[]): Promise<DeclarationFiles> {
  const source = await loadIndex(root, SOURCE_LANGUAGE);
  const translated = new Map<string, DeclarationIndex>();
  for (const language of languages)
    if (language !== SOURCE_LANGUAGE) translated.set(language, await loadIndex(root, language));
  const urls = source.files.map(([name, text], index) => {
    const hash = createHash('sha256').update(text);
    for (const { files } of translated.values()) hash.update(files[index]?.[1] ?? '');
    return `/static/declarations/${name}-${hash.digest('base64url').slice(0, 8)}.json`;
  });
  const withUrl = ({ files }: DeclarationIndex, ending: string) =>
    files.map(([, text], index) => [(urls[index] ?? '').replace(/\.json$/, ending), text] as const);
  return {
    index: { ...source.index, files: urls },
    preloadTable: source.preloadTable,
    files: [
      ...withUrl(source, '.json'),
      ...[...translated].flatMap(([language, index]) => withUrl(index, `.${language}.json`)),
    ],
    sourceTexts: source.files.map(([, text]) => text),
    menuLabels: new Map([...translated].map(([language, { menuLabels }]) => [language, menuLabels])),
  };
}

let cached: Promise<DeclarationFiles> | undefined;

/** Returns the declarations in each language of the build; three plugins need them, and each reading takes seconds. */
export const loadDeclarationFiles = (root: string): Promise<DeclarationFiles> =>
  (cached ??= getBuildLanguages().then((languages) => buildDeclarationFiles(root, languages)));

/** Makes the next call of `loadDeclarationFiles` read the files again: one of them has changed. */
export const forgetDeclarationFiles = (): void => void (cached = undefined);
