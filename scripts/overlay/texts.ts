import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nearNames } from '../../src/config/check/near.ts';
import { problemText, unknownName } from '../../src/config/check/problem.ts';
import { readJson } from '../../src/config/check/readJson.ts';
import type { ConfigProblem } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json.ts';
import { namesInText } from '../../src/lib/textPlaceholders.ts';
import { OverlayError, textOf, type Overlay } from './folder.ts';

/** By the path of a module: what is added to its end. */
export type OwnTexts = ReadonlyMap<string, string>;

const FILE = 'texts.json';
const KEYED = 'src/i18n/es/index.ts';

/** Where a text of the console stands. */
interface Place {
  /** Path of its module. */
  module: string;
  /** The names from the export of the module down to the text. */
  path: readonly string[];
  text: string;
}

/**
 * Reads the texts of an overlay: `replace` gives other words for texts of the console, `add` further ones for its own
 * declarations. Throws an `OverlayError` that names each key which is not there, or is there already, and each place for a
 * value that the console's text has not.
 */
export async function ownTexts(root: string, overlay: Overlay): Promise<OwnTexts> {
  const { made, problems } = await readTexts(root, overlay);
  if (problems.length > 0) throw new OverlayError(problems.map(problemText).join('\n'));
  return made;
}

/** Both: what the texts come to, and what is wrong with them. */
export async function readTexts(
  root: string,
  overlay: Overlay,
): Promise<{ made: OwnTexts; problems: readonly ConfigProblem[] }> {
  const text = await textOf(overlay, FILE);
  if (text === undefined) return { made: new Map(), problems: [] };
  const file = `${overlay.shown}/${FILE}`;
  const { input, problems: read = [], isBroken } = readJson(file, text);
  if (isBroken) return { made: new Map(), problems: read };
  const sections = isPlainObject(input) ? input : {};
  const problems = [...read, ...shapeProblems(file, input)];
  const known = await textPlaces(root);
  const lines = new Map<string, string[]>();
  const put = (module: string, line: string) => lines.set(module, [...(lines.get(module) ?? []), line]);
  for (const [key, own] of textsOf(sections.replace)) {
    const place = known.get(key);
    if (!place) problems.push(unknownText(file, key, known.keys()));
    else {
      problems.push(...valueProblems(file, `replace.${key}`, own, place.text));
      put(place.module, `${namedExport(place.path)} = ${JSON.stringify(own)};`);
    }
  }
  for (const [key, own] of textsOf(sections.add)) {
    problems.push(...addedProblems(file, key, known));
    put(KEYED, `Object.assign(es, { ${JSON.stringify(key)}: ${JSON.stringify(own)} });`);
  }
  return { made: new Map([...lines].map(([module, all]) => [module, all.join('\n')])), problems };
}

/** The keys that the texts of an overlay add, for its declarations to name. */
export async function addedKeys(overlay: Overlay): Promise<string[]> {
  const text = await textOf(overlay, FILE);
  const input = text === undefined ? undefined : readJson(FILE, text).input;
  return textsOf(isPlainObject(input) ? input.add : undefined).map(([key]) => key);
}

const namedExport = ([first = '', ...rest]: readonly string[]): string =>
  `${first}${rest.map((name) => `[${JSON.stringify(name)}]`).join('')}`;

const textsOf = (value: unknown): [string, string][] =>
  Object.entries(isPlainObject(value) ? value : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );

const SECTIONS = ['replace', 'add'];

function shapeProblems(file: string, input: unknown): ConfigProblem[] {
  const wrong = (path: string, found: string): ConfigProblem => ({
    file,
    path,
    found,
    allowed: SECTIONS,
    suggestion: null,
  });
  if (!isPlainObject(input)) return [wrong('', 'Se espera un objeto')];
  return Object.entries(input).flatMap(([key, section]) => {
    if (!SECTIONS.includes(key)) return [unknownName(file, key, 'Apartado', key, SECTIONS)];
    if (!isPlainObject(section)) return [wrong(key, 'Se espera un objeto de textos')];
    const odd = Object.entries(section).filter(([, text]) => typeof text !== 'string' || text.trim() === '');
    return odd.map(([name]) => ({ ...wrong(`${key}.${name}`, 'Se espera un texto'), allowed: [] }));
  });
}

/** There are more than a thousand keys: `npm run texts` finds the others. */
const unknownText = (file: string, key: string, keys: Iterable<string>): ConfigProblem => {
  const all = [...keys];
  const problem = unknownName(file, `replace.${key}`, 'Texto', key, all);
  return { ...problem, allowed: nearNames(key, all) };
};

/** A place for a value that nobody fills would be shown as it is written. */
function valueProblems(file: string, path: string, own: string, text: string): ConfigProblem[] {
  const filled = namesInText(text);
  return namesInText(own)
    .filter((name) => !filled.includes(name))
    .map((name) =>
      unknownName(
        file,
        path,
        'Valor',
        `%{${name}}`,
        filled.map((one) => `%{${one}}`),
      ),
    );
}

function addedProblems(file: string, key: string, known: ReadonlyMap<string, Place>): ConfigProblem[] {
  const path = `add.${key}`;
  const problem = { file, path, allowed: [], suggestion: null };
  if (known.has(key) || known.has(`global.${key}`))
    return [{ ...problem, found: `«${key}» ya es un texto de la consola: cámbialo en «replace»` }];
  // As declarations tell a key from a Spanish word.
  return /^[a-z]\w*(?:\.\w+)+$/.test(key)
    ? []
    : [{ ...problem, found: `«${key}» no es una clave`, allowed: ['espacio.clave'] }];
}

/**
 * Every text of the console by its key: `global.no_results` for those with one, and for the others the module below `src` that
 * holds them, and their place in it, `areas/start/start/texts:hello`.
 */
export async function textPlaces(root: string): Promise<ReadonlyMap<string, Place>> {
  const found = await readdir(join(root, 'src'), { recursive: true });
  const modules = found
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\/(?!use)\w*[tT]exts\.ts$|^src\/i18n\/es\/(?!index|.*\.test)[\w.]+\.ts$/.test(path))
    .sort();
  const { es } = (await import(pathToFileURL(join(root, KEYED)).href)) as {
    es: Readonly<Record<string, unknown>>;
  };
  const places = new Map<string, Place>();
  for (const module of modules) {
    // Texts beside functions that make sentences of them may need what only a build has.
    if (/^import (?!type)/m.test(await readFile(join(root, module), 'utf8'))) continue;
    const exports = (await import(pathToFileURL(join(root, module)).href)) as Record<string, unknown>;
    const objects = Object.entries(exports).filter(([, value]) => isPlainObject(value));
    for (const [name, value] of objects)
      for (const [path, text] of flatten(value)) {
        const place = { module, path: [name, ...path], text };
        const inside = objects.length > 1 ? [name, ...path] : path;
        places.set(keyIn(es, value, path) ?? `${module.slice(4, -3)}:${inside.join('.')}`, place);
      }
  }
  return places;
}

/** The key under which declarations and the engine find a text of a module of `es`. */
function keyIn(
  es: Readonly<Record<string, unknown>>,
  exported: unknown,
  path: readonly string[],
): string | undefined {
  const namespace = Object.keys(es).find((key) => es[key] === exported);
  if (namespace !== undefined) return [namespace, ...path].join('.');
  const [first = ''] = path;
  const inner = isPlainObject(exported) ? exported[first] : undefined;
  return inner !== undefined && es[first] === inner ? path.join('.') : undefined;
}

function flatten(value: unknown): [path: string[], text: string][] {
  if (typeof value === 'string') return [[[], value]];
  return Object.entries(isPlainObject(value) ? value : {}).flatMap(([key, inner]) =>
    flatten(inner).map(([path, text]): [string[], string] => [[key, ...path], text]),
  );
}
