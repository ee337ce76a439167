import { readJsonDeclaration } from '../../src/config/check/editor/readJsonDeclaration.ts';
import type { ConfigProblem } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json.ts';
import { readOverlay, readOverlayText, type Overlay } from './overlayFolder.ts';
import { findTextLocations, textEntries, unknownText, valueProblems } from './overlayTexts.ts';

/** Texts of a further language, by the keys that `npm run texts` lists. */
export type LanguageTexts = ReadonlyMap<string, string>;

interface LanguageFileContent {
  texts: LanguageTexts;
  problems: readonly ConfigProblem[];
}

/** Reads `languages/pt.json` of an overlay, and reports unknown keys and placeholders that the console's text does not have. */
export async function readLanguageTexts(
  root: string,
  overlay: Overlay,
  language: string,
): Promise<LanguageFileContent> {
  const path = `languages/${language}.json`;
  const file = `${overlay.displayPath}/${path}`;
  const { input, problems = [] } = readJsonDeclaration(file, (await readOverlayText(overlay, path)) ?? '{}');
  if (!isPlainObject(input))
    return {
      texts: new Map(),
      problems: [
        ...problems,
        { file, path: '', found: 'An object of texts is expected', allowed: [], suggestion: null },
      ],
    };
  const locations = await findTextLocations(root);
  const found: ConfigProblem[] = [];
  for (const [key, value] of Object.entries(input)) {
    const location = locations.get(key);
    if (!location) found.push(unknownText(file, key, locations.keys(), key));
    else if (typeof value !== 'string' || value.trim() === '')
      found.push({ file, path: key, found: 'A text is expected', allowed: [], suggestion: null });
    else found.push(...valueProblems(file, key, value, location.text));
  }
  return { texts: new Map(textEntries(input)), problems: [...problems, ...found] };
}

/** Returns the problems of all language files of an overlay. */
export async function findLanguageProblems(root: string, overlay: Overlay): Promise<ConfigProblem[]> {
  const languages = overlay.files.flatMap((path) => /^languages\/(.+)\.json$/.exec(path)?.[1] ?? []);
  const contents = await Promise.all(languages.map((language) => readLanguageTexts(root, overlay, language)));
  return contents.flatMap(({ problems }) => problems);
}

/** Returns the texts of a language as the tables that the console replaces, by their ids. */
export async function readLanguageTables(root: string, dir: string, language: string): Promise<object> {
  const { texts } = await readLanguageTexts(root, await readOverlay(dir), language);
  const locations = await findTextLocations(root);
  const tables: Record<string, unknown> = {};
  for (const [key, text] of texts) {
    const path = locations.get(key)?.path ?? [];
    let table = tables;
    for (const name of path.slice(0, -1)) table = (table[name] ??= {}) as Record<string, unknown>;
    const last = path.at(-1);
    if (last !== undefined) table[last] = text;
  }
  return tables;
}
