import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { problemText } from '../../src/config/check/problem.ts';
import { suggest } from '../../src/config/check/suggest.ts';
import type { ConfigProblem } from '../../src/config/types';
import { askedOverlay } from './asked.ts';

/** A folder of an installation's own parts, which a build takes along: docs/guides/overlay.md. */
export interface Overlay {
  /** Absolute path. */
  dir: string;
  /** The folder as messages name it: relative to where the command was called when it lies below. */
  shown: string;
  /** Paths of its files inside the folder, with `/` between the parts. */
  files: readonly string[];
}

/** What may stand in the folder itself. */
export const places = ['areas/', 'icons/', 'public/', 'resources/', 'config.json', 'texts.json'] as const;
/** What tools and people keep in a folder of sources; nothing of it reaches the console. */
const beside = /^(?:\..*|node_modules|package(?:-lock)?\.json|tsconfig\.json|README\.md|LICENSE(?:\.\w+)?)$/;

/** What begins with a dot is not looked at, but for what browsers and services ask for by such a name. */
const isHidden = (path: string): boolean => /(?:^|\/)\./.test(path.replace(/^public\/\.well-known\//, ''));

/** Names that the build itself writes beside the console. */
const written = /^public\/(?:index\.html|start\.js|config\.json|(?:static|schema|icons)(?:\/.*)?)$/;

/** The overlay of this command, read; undefined where none is asked for. Throws as `readOverlay` does. */
export async function overlayNow(): Promise<Overlay | undefined> {
  const dir = askedOverlay();
  return dir === undefined ? undefined : readOverlay(dir);
}

/** What is wrong with an overlay: all of it, a line each. */
export class OverlayError extends Error {
  override name = 'OverlayError';
}

/** Reads which files an overlay has. Throws an `OverlayError` where there is no such folder, or something in it has no place. */
export async function readOverlay(dir: string): Promise<Overlay> {
  const shown = shownFrom(process.env.INIT_CWD ?? process.cwd(), dir);
  const isFolder = await stat(dir).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new OverlayError(`${shown}: No existe esta carpeta.`);
  const files = await filesIn(dir);
  const problems = placeProblems(shown, files);
  if (problems.length > 0) throw new OverlayError(problems.map(problemText).join('\n'));
  const isKept = (path: string) => !path.endsWith('/') && places.some((place) => path.startsWith(place));
  return { dir, shown, files: files.filter(isKept) };
}

function shownFrom(from: string, dir: string): string {
  const path = relative(from, dir).replaceAll('\\', '/');
  return path.startsWith('..') || path === '' ? dir : path;
}

/** Paths of the files below a folder, in the order of their names; what tools keep in it is left out. */
async function filesIn(dir: string): Promise<string[]> {
  const top = await readdir(dir, { withFileTypes: true });
  const found = await Promise.all(
    top
      .filter(({ name }) => !beside.test(name))
      .map(async (entry) => {
        if (!entry.isDirectory()) return [entry.name];
        const inner = await readdir(join(dir, entry.name), { recursive: true, withFileTypes: true });
        const files = inner
          .filter((one) => !one.isDirectory())
          .map((one) => relative(dir, join(one.parentPath, one.name)).replaceAll('\\', '/'))
          .filter((path) => !isHidden(path));
        return files.length === 0 ? [`${entry.name}/`] : files;
      }),
  );
  return found.flat().sort();
}

/** What stands where nothing looks for it: a file without effect would be looked for in vain. */
function placeProblems(shown: string, files: readonly string[]): ConfigProblem[] {
  const problem = (path: string, found: string, allowed: readonly string[], wrong = path): ConfigProblem => ({
    file: `${shown}/${path}`,
    path: '',
    found,
    allowed,
    suggestion: suggest(wrong, allowed),
  });
  const folders = new Set(files.filter((path) => path.endsWith('/part.ts')).map(folderOf));
  return files.flatMap((path) => {
    const [first = '', ...rest] = path.split('/');
    const top = rest.length > 0 ? `${first}/` : first;
    if (!places.some((place) => place === top))
      return [problem(path, 'Nada de la consola lo busca aquí', places, top)];
    if (first === 'resources' && !/(?:\.(?:ts|tsx|json)|\/)$/.test(path))
      return [problem(path, 'No es una declaración', ['*.json', '*.ts'])];
    if (first === 'icons' && !/^icons\/(?:[a-z][a-z\d-]*\.svg)?$/.test(path))
      return [problem(path, 'No es un icono', ['nombre-en-minúsculas.svg'])];
    if (written.test(path)) return [problem(path, 'Este archivo lo escribe la compilación', [])];
    if (first === 'areas') return areaProblems(path, folders).map((found) => problem(path, found, PART));
    return [];
  });
}

const PART = ['areas/<nombre>/<parte>/part.ts'];
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** A part is found by its place; files around it may have any name, but a folder of one without its definition is a slip. */
function areaProblems(path: string, parts: ReadonlySet<string>): string[] {
  const [, , part, ...inside] = path.split('/');
  if (path.endsWith('/part.ts')) return inside.length === 1 ? [] : ['Aquí no se busca ninguna parte'];
  const isBelowPart = [...parts].some((folder) => path.startsWith(`${folder}/`));
  const isShared = inside.length === 0 || part === 'testing' || isBelowPart;
  return isShared ? [] : ['La carpeta no tiene «part.ts»'];
}

/** The text of a file of the overlay; undefined where it has none of that name. */
export async function textOf({ dir, files }: Overlay, path: string): Promise<string | undefined> {
  return files.includes(path) ? readFile(join(dir, path), 'utf8') : undefined;
}
