import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SOURCE_LANGUAGE } from '../../src/lib/language/language.ts';
import { loadDeclarationFiles } from '../declarations/declarationFiles.ts';
import { BUNDLED_LANGUAGES } from '../../src/lib/language/language';
import { getBuildLanguages } from './buildLanguages.ts';
import { loadOverlayLanguage } from './loadOverlayLanguage.ts';
import { findTextTables, keepLanguage, toBuildId } from './textTableSource.ts';

const LIST_MODULE = 'virtual:languages';
const FILE_MODULE = 'virtual:language/';

/** Folders of the modules that define texts. */
const TEXT_FOLDERS = ['src', 'dataProvider'];

/** Source of the tables of a bundled language, by id. */
async function readTables(root: string, language: string): Promise<string> {
  const paths = await Promise.all(
    TEXT_FOLDERS.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((path) => join(root, folder, path)),
    ),
  );
  const modules = paths
    .flat()
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort();
  const codes = await Promise.all(modules.map((path) => readFile(path, 'utf8')));
  const entries = codes
    .flatMap(findTextTables)
    .map(({ id, languages }) => [toBuildId(id), languages.get(language) ?? '{}'] as const);
  if (new Set(entries.map(([id]) => id)).size < entries.length)
    throw new Error('Two tables of texts have the same short id: toBuildId needs more characters');
  return `{ ${entries.map(([id, table]) => `'${id}': ${table}`).join(',\n')} }`;
}

const renameTables = (tables: object, isBuild: boolean): object =>
  isBuild ? Object.fromEntries(Object.entries(tables).map(([id, table]) => [toBuildId(id), table])) : tables;

/**
 * Keeps the source language in the modules of texts and puts every other language into a file of its own, with the labels of
 * the menu: `virtual:languages` names them, and the console loads the one that is shown (`src/boot/languageFiles.ts`).
 * In development the modules keep all languages.
 */
export function languagesPlugin(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  return {
    name: 'languages',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === LIST_MODULE || id.startsWith(FILE_MODULE) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0virtual:language')) return undefined;
      const languages = await getBuildLanguages();
      if (id === `\0${LIST_MODULE}`) {
        const loaders = languages
          .filter((language) => language !== SOURCE_LANGUAGE)
          .map((language) => `${JSON.stringify(language)}: () => import('${FILE_MODULE}${language}')`);
        return `export const languageFiles = { ${loaders.join(', ')} };`;
      }
      const language = id.slice(FILE_MODULE.length + 1);
      const isBundled = BUNDLED_LANGUAGES.includes(language);
      const tables = isBundled
        ? isBuild
          ? await readTables(root, language)
          : '{}'
        : JSON.stringify(renameTables(await loadOverlayLanguage(root, language), isBuild));
      const { menuLabels } = await loadDeclarationFiles(root);
      return `export const language = ${JSON.stringify(language)};\nexport const tables = ${tables};\nexport const menuLabels = ${JSON.stringify(menuLabels.get(language) ?? {})};`;
    },
    transform: (code, id) => {
      if (!isBuild || !TEXT_FOLDERS.some((folder) => id.startsWith(`${root}/${folder}/`))) return undefined;
      const kept = keepLanguage(code, SOURCE_LANGUAGE);
      return kept === undefined ? undefined : { code: kept, map: null };
    },
  };
}
