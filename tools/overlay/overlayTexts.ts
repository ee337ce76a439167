import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findSimilarNames } from '../../src/config/check/names/nearestNames.ts';
import { formatConfigProblem, createUnknownNameProblem } from '../../src/config/check/problem.ts';
import { readJsonDeclaration } from '../../src/config/check/editor/readJsonDeclaration.ts';
import type { ConfigProblem } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json.ts';
import { findTextPlaceholders } from '../../src/lib/text/textPlaceholders.ts';
import { OverlayError, readOverlayText, type Overlay } from './overlayFolder.ts';

/** Code to append to a module, by its path. */
export type OverlayTexts = ReadonlyMap<string, string>;

const TEXTS_FILE = 'texts.json';
const KEYED_TEXTS_MODULE = 'src/i18n/messages/index.ts';

/** Position of a text in the console's sources. */
export interface TextLocation {
  /** Path of its module. */
  module: string;
  /** Names from the module's export down to the text. */
  path: readonly string[];
  text: string;
}

/**
 * Loads the texts of an overlay: `replace` changes texts of the console, `add` adds texts for its own declarations.
 * Throws an `OverlayError` that names each unknown or existing key, and each placeholder that the console's text does not
 * have.
 */
export async function loadOverlayTexts(root: string, overlay: Overlay): Promise<OverlayTexts> {
  const { additions, problems } = await readOverlayTexts(root, overlay);
  if (problems.length > 0) throw new OverlayError(problems.map(formatConfigProblem).join('\n'));
  return additions;
}

/** Returns the resulting texts and their problems. */
export async function readOverlayTexts(
  root: string,
  overlay: Overlay,
): Promise<{ additions: OverlayTexts; problems: readonly ConfigProblem[] }> {
  const text = await readOverlayText(overlay, TEXTS_FILE);
  if (text === undefined) return { additions: new Map(), problems: [] };
  const file = `${overlay.displayPath}/${TEXTS_FILE}`;
  const { input, problems: jsonProblems = [], hasSyntaxErrors } = readJsonDeclaration(file, text);
  if (hasSyntaxErrors) return { additions: new Map(), problems: jsonProblems };
  const sections = isPlainObject(input) ? input : {};
  const problems = [...jsonProblems, ...shapeProblems(file, input)];
  const locations = await findTextLocations(root);
  const lines = new Map<string, string[]>();
  const addLine = (module: string, line: string) => lines.set(module, [...(lines.get(module) ?? []), line]);
  for (const [key, value] of textEntries(sections.replace)) {
    const location = locations.get(key);
    if (!location) problems.push(unknownText(file, key, locations.keys()));
    else {
      problems.push(...valueProblems(file, `replace.${key}`, value, location.text));
      addLine(location.module, `${exportExpression(location.path)} = ${JSON.stringify(value)};`);
    }
  }
  for (const [key, value] of textEntries(sections.add)) {
    problems.push(...addedProblems(file, key, locations));
    addLine(
      KEYED_TEXTS_MODULE,
      `Object.assign(messages, { ${JSON.stringify(key)}: ${JSON.stringify(value)} });`,
    );
  }
  return {
    additions: new Map([...lines].map(([module, statements]) => [module, statements.join('\n')])),
    problems,
  };
}

/** Returns the keys that an overlay adds, for its declarations. */
export async function readAddedKeys(overlay: Overlay): Promise<string[]> {
  const text = await readOverlayText(overlay, TEXTS_FILE);
  const input = text === undefined ? undefined : readJsonDeclaration(TEXTS_FILE, text).input;
  return textEntries(isPlainObject(input) ? input.add : undefined).map(([key]) => key);
}

const exportExpression = ([first = '', ...rest]: readonly string[]): string =>
  `${first}${rest.map((name) => `[${JSON.stringify(name)}]`).join('')}`;

export const textEntries = (value: unknown): [string, string][] =>
  Object.entries(isPlainObject(value) ? value : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );

const SECTIONS = ['replace', 'add'];

function shapeProblems(file: string, input: unknown): ConfigProblem[] {
  const problemAt = (path: string, paths: string): ConfigProblem => ({
    file,
    path,
    found: paths,
    allowed: SECTIONS,
    suggestion: null,
  });
  if (!isPlainObject(input)) return [problemAt('', 'The file must be an object')];
  return Object.entries(input).flatMap(([key, section]) => {
    if (!SECTIONS.includes(key)) return [createUnknownNameProblem(file, key, 'section', key, SECTIONS)];
    if (!isPlainObject(section)) return [problemAt(key, 'This section must be an object of texts')];
    const invalidEntries = Object.entries(section).filter(
      ([, text]) => typeof text !== 'string' || text.trim() === '',
    );
    return invalidEntries.map(([name]) => ({
      ...problemAt(`${key}.${name}`, 'The value must be a text'),
      allowed: [],
    }));
  });
}

/** Reports an unknown key. There are more than a thousand keys; `npm run texts` finds the right one. */
export const unknownText = (
  file: string,
  key: string,
  keys: Iterable<string>,
  path = `replace.${key}`,
): ConfigProblem => {
  const allKeys = [...keys];
  const problem = createUnknownNameProblem(file, path, 'text', key, allKeys);
  return { ...problem, allowed: findSimilarNames(key, allKeys) };
};

/** Reports placeholders without a value, which the console would show literally. */
export function valueProblems(file: string, path: string, value: string, text: string): ConfigProblem[] {
  const placeholders = findPlaceholders(text);
  return findPlaceholders(value)
    .filter((placeholder) => !placeholders.includes(placeholder))
    .map((placeholder) => createUnknownNameProblem(file, path, 'placeholder', placeholder, placeholders));
}

/** Returns the placeholders of a text: `%{name}`, and `{name}` in texts of declarations. */
const findPlaceholders = (text: string): string[] => [
  ...findTextPlaceholders(text).map((name) => `%{${name}}`),
  ...(text.match(/(?<!%)\{[^{}]*\}/g) ?? []),
];

function addedProblems(
  file: string,
  key: string,
  locations: ReadonlyMap<string, TextLocation>,
): ConfigProblem[] {
  const path = `add.${key}`;
  const problem = { file, path, allowed: [], suggestion: null };
  if (locations.has(key) || locations.has(`global.${key}`))
    return [{ ...problem, found: `"${key}" is already a text of the console: "replace" changes it` }];
  // Distinguishes a key from a Spanish word as declarations do.
  return /^[a-z]\w*(?:\.\w+)+$/.test(key)
    ? []
    : [{ ...problem, found: `"${key}" is not a key`, allowed: ['namespace.key'] }];
}

/**
 * Every text of the console by its key: `global.no_results` for those with one, and for the others the module below `src` that
 * holds them, and their place in it, `features/landingPage/texts:hello`.
 */
export async function findTextLocations(root: string): Promise<ReadonlyMap<string, TextLocation>> {
  const paths = await Promise.all(
    ['src', 'dataProvider'].map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    ),
  );
  const modules = paths
    .flat()
    .filter((path) =>
      /\/(?!use)\w*[tT]exts\.ts$|^src\/i18n\/messages\/(?!index|.*\.test)[\w.]+\.ts$/.test(path),
    )
    .sort();
  const { messages } = (await import(pathToFileURL(join(root, KEYED_TEXTS_MODULE)).href)) as {
    messages: Readonly<Record<string, unknown>>;
  };
  const locations = new Map<string, TextLocation>();
  for (const module of modules) {
    // Text modules with runtime imports may need data that only a build has.
    if (/^import (?!type|\{ defineTexts \})/m.test(await readFile(join(root, module), 'utf8'))) continue;
    const exports = (await import(pathToFileURL(join(root, module)).href)) as Record<string, unknown>;
    const objects = Object.entries(exports).filter(([, value]) => isPlainObject(value));
    for (const [name, value] of objects)
      for (const [path, text] of flattenTexts(value)) {
        const location = { module, path: [name, ...path], text };
        const keyPath = objects.length > 1 ? [name, ...path] : path;
        locations.set(
          findKey(messages, value, path) ??
            `${module.replace(/^src\//, '').slice(0, -3)}:${keyPath.join('.')}`,
          location,
        );
      }
  }
  return locations;
}

/** Returns the key of a text in a module of `messages`, as declarations and the engine use it. */
function findKey(
  messages: Readonly<Record<string, unknown>>,
  exported: unknown,
  path: readonly string[],
): string | undefined {
  const namespace = Object.keys(messages).find((key) => messages[key] === exported);
  if (namespace !== undefined) return [namespace, ...path].join('.');
  const [firstName = ''] = path;
  const namespaceTexts = isPlainObject(exported) ? exported[firstName] : undefined;
  return namespaceTexts !== undefined && messages[firstName] === namespaceTexts ? path.join('.') : undefined;
}

function flattenTexts(value: unknown): [path: string[], text: string][] {
  if (typeof value === 'string') return [[[], value]];
  // The names of months are a list.
  return Object.entries(isPlainObject(value) || Array.isArray(value) ? value : {}).flatMap(([key, inner]) =>
    flattenTexts(inner).map(([path, text]): [string[], string] => [[key, ...path], text]),
  );
}
