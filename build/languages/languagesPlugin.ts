import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';
import { BUNDLED_LANGUAGES, SOURCE_LANGUAGE, type LanguageFile } from '../../src/lib/language/language.ts';
import { loadDeclarationFiles } from '../declarations/declarationFiles.ts';
import { getBuildLanguages } from './buildLanguages.ts';
import { loadOverlayLanguage } from './loadOverlayLanguage.ts';
import { findTextTables, keepLanguage, toBuildId } from './textTableSource.ts';

const LIST_MODULE = 'virtual:languages';

/** Folders of the modules that define texts. */
const TEXT_FOLDERS = ['src', 'dataProvider'];

/** Returns the tables of a bundled language, by id. */
async function readTables(root: string, language: string): Promise<object> {
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
    .map(({ id, languages }) => [toBuildId(id), evaluateTable(languages.get(language) ?? '{}')] as const);
  if (new Set(entries.map(([id]) => id)).size < entries.length)
    throw new Error('Two tables of texts have the same short id: toBuildId needs more characters');
  return Object.fromEntries(entries);
}

/** Returns the value of an object literal of texts. */
const evaluateTable = (source: string): object => runInNewContext(`(${source})`) as object;

const renameTables = (tables: object, isBuild: boolean): object =>
  isBuild ? Object.fromEntries(Object.entries(tables).map(([id, table]) => [toBuildId(id), table])) : tables;

async function buildLanguageFile(root: string, language: string, isBuild: boolean): Promise<LanguageFile> {
  const isBundled = BUNDLED_LANGUAGES.includes(language);
  const tables = !isBundled
    ? renameTables(await loadOverlayLanguage(root, language), isBuild)
    : isBuild
      ? await readTables(root, language)
      : {};
  const { menuLabels } = await loadDeclarationFiles(root);
  return { language, tables: { ...tables }, menuLabels: menuLabels.get(language) ?? {} };
}

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
    resolveId: (id) => (id === LIST_MODULE ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${LIST_MODULE}`) return undefined;
      const languages = (await getBuildLanguages()).filter((language) => language !== SOURCE_LANGUAGE);
      const files = await Promise.all(
        languages.map((language) => buildLanguageFile(root, language, isBuild)),
      );
      // Development has the texts in the module; a build has the URL of a file, without the base path.
      const entries = files.map((file) => {
        if (!isBuild) return [file.language, file] as const;
        const text = JSON.stringify(file);
        const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
        const fileName = `static/${file.language}-${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source: text });
        return [file.language, `/${fileName}`] as const;
      });
      return `export const languageFiles = ${JSON.stringify(Object.fromEntries(entries))};`;
    },
    transform: (code, id) => {
      if (!isBuild || !TEXT_FOLDERS.some((folder) => id.startsWith(`${root}/${folder}/`))) return undefined;
      const kept = keepLanguage(code, SOURCE_LANGUAGE);
      return kept === undefined ? undefined : { code: kept, map: null };
    },
  };
}
