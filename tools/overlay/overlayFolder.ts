import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { formatConfigProblem } from '../../src/config/check/problem.ts';
import { findNearestName } from '../../src/config/check/names/nearestNames.ts';
import type { ConfigProblem } from '../../src/config/types';
import { requestedOverlayDir } from './overlayOption.ts';

/** Folder with an installation's extensions, which the build includes: docs/guides/overlay.md. */
export interface Overlay {
  /** Absolute path. */
  dir: string;
  /** The folder as shown in messages: relative to the working directory if it is below it. */
  displayPath: string;
  /** Paths of its files in the folder, separated by `/`. */
  files: readonly string[];
}

/** Entries allowed at the top level of the folder. */
export const allowedEntries = [
  'areas/',
  'dialects/',
  'icons/',
  'languages/',
  'providers/',
  'public/',
  'resources/',
  'config.json',
  'texts.json',
] as const;
/** Files of tools and editors; they are not part of the console. */
const ignoredEntries =
  /^(?:\..*|node_modules|package(?:-lock)?\.json|tsconfig\.json|README\.md|LICENSE(?:\.\w+)?)$/;

/** True for dotfiles, except those that browsers and services request (`.well-known`). */
const isHidden = (path: string): boolean => /(?:^|\/)\./.test(path.replace(/^public\/\.well-known\//, ''));

/** Names that the build itself writes beside the console. */
const buildOutputs = /^public\/(?:index\.html|start\.js|config\.json|(?:static|schema|icons)(?:\/.*)?)$/;

/** Reads the overlay of this command; undefined if there is none. Throws like `readOverlay`. */
export async function readRequestedOverlay(): Promise<Overlay | undefined> {
  const dir = requestedOverlayDir();
  return dir === undefined ? undefined : readOverlay(dir);
}

/** Overlay error: all problems, one per line. */
export class OverlayError extends Error {
  override name = 'OverlayError';
}

/** Lists the files of an overlay. Throws an `OverlayError` if the folder is missing or a file is misplaced. */
export async function readOverlay(dir: string): Promise<Overlay> {
  const displayPath = toDisplayPath(process.env.INIT_CWD ?? process.cwd(), dir);
  const isFolder = await stat(dir).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new OverlayError(`${displayPath}: this folder does not exist.`);
  const files = await listOverlayFiles(dir);
  const problems = placeProblems(displayPath, files);
  if (problems.length > 0) throw new OverlayError(problems.map(formatConfigProblem).join('\n'));
  const isOverlayFile = (path: string) =>
    !path.endsWith('/') && allowedEntries.some((allowed) => path.startsWith(allowed));
  return { dir, displayPath, files: files.filter(isOverlayFile) };
}

function toDisplayPath(from: string, dir: string): string {
  const path = relative(from, dir).replaceAll('\\', '/');
  return path.startsWith('..') || path === '' ? dir : path;
}

/** Lists the files below a folder by name, without files of tools. */
async function listOverlayFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const paths = await Promise.all(
    entries
      .filter(({ name }) => !ignoredEntries.test(name))
      .map(async (entry) => {
        if (!entry.isDirectory()) return [entry.name];
        const children = await readdir(join(dir, entry.name), { recursive: true, withFileTypes: true });
        const files = children
          .filter((child) => !child.isDirectory())
          .map((child) => relative(dir, join(child.parentPath, child.name)).replaceAll('\\', '/'))
          .filter((path) => !isHidden(path));
        return files.length === 0 ? [`${entry.name}/`] : files;
      }),
  );
  return paths.flat().sort();
}

/** Reports misplaced files, since a file without effect would be hard to debug. */
function placeProblems(displayPath: string, files: readonly string[]): ConfigProblem[] {
  const problem = (
    path: string,
    message: string,
    allowed: readonly string[],
    name = path,
  ): ConfigProblem => ({
    file: `${displayPath}/${path}`,
    path: '',
    found: message,
    allowed,
    suggestion: findNearestName(name, allowed),
  });
  const folders = new Set(files.filter((path) => path.endsWith('/part.ts')).map(folderOf));
  return files.flatMap((path) => {
    const [folder = '', ...inside] = path.split('/');
    const topEntry = inside.length > 0 ? `${folder}/` : folder;
    if (!allowedEntries.some((allowed) => allowed === topEntry))
      return [problem(path, 'The console does not read this path', allowedEntries, topEntry)];
    if (folder === 'resources' && !/(?:\.(?:ts|tsx|json)|\/)$/.test(path))
      return [problem(path, 'The file is not a declaration', ['*.json', '*.ts'])];
    if (folder === 'icons' && !/^icons\/(?:[a-z][a-z\d-]*\.svg)?$/.test(path))
      return [problem(path, 'The file is not an icon', ['name-in-lower-case.svg'])];
    if (folder === 'languages' && !/^languages\/(?:[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*\.json)?$/.test(path))
      return [
        problem(path, 'The file is not named by a language', ['languages/pt.json', 'languages/pt-BR.json']),
      ];
    if (isModuleFolder(folder) && !isModuleFile(path))
      return [problem(path, 'The file is not a module', [`${folder}/name-in-lower-case.ts`])];
    if (buildOutputs.test(path)) return [problem(path, 'The build writes this file', [])];
    if (folder === 'areas')
      return featureProblems(path, folders).map((message) => problem(path, message, EXTENSION_PATHS));
    return [];
  });
}

/** Folders with a module of code for a host in each file; files in folders below are the modules' own. */
export const moduleFolders = ['dialects', 'providers'] as const;
export type ModuleFolder = (typeof moduleFolders)[number];

const isModuleFolder = (folder: string): folder is ModuleFolder =>
  moduleFolders.some((moduleFolder) => moduleFolder === folder);

const isModuleFile = (path: string): boolean =>
  path.split('/').length > 2 || /\/(?:[a-z][a-z\d-]*(?:\.test)?\.ts)?$/.test(path);

/** Returns the paths of the modules in a folder of an overlay, by the names that the runtime config uses. */
export const listModules = ({ files }: Overlay, folder: ModuleFolder): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap((path) => {
      const [, name] = new RegExp(`^${folder}/([a-z][a-z\\d-]*)\\.ts$`).exec(path) ?? [];
      return name === undefined ? [] : [[name, path] as const];
    }),
  );

const EXTENSION_PATHS = ['areas/<name>/<part>/part.ts'];
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Reports extension folders without a definition. Extensions are found by their path; other files may have any name. */
function featureProblems(path: string, extensionFolders: ReadonlySet<string>): string[] {
  const [, , extension, ...inside] = path.split('/');
  if (path.endsWith('/part.ts')) return inside.length === 1 ? [] : ['No part is read at this path'];
  const isInExtension = [...extensionFolders].some((folder) => path.startsWith(`${folder}/`));
  const isShared = inside.length === 0 || extension === 'testing' || isInExtension;
  return isShared ? [] : ['The folder does not have "part.ts"'];
}

/** Returns the text of an overlay file; undefined if it does not exist. */
export async function readOverlayText({ dir, files }: Overlay, path: string): Promise<string | undefined> {
  return files.includes(path) ? readFile(join(dir, path), 'utf8') : undefined;
}
