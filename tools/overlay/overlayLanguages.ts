import { readJsonDeclaration } from '../../src/config/check/editor/readJsonDeclaration.ts';
import type { ConfigProblem } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json.ts';
import { readOverlay, readOverlayText, type Overlay } from './overlayFolder.ts';
import { findTextLocations, textEntries, unknownText, valueProblems } from './overlayTexts.ts';

/** Texts of a further language, by the keys that `npm run texts` lists. */
export type LanguageTexts = ReadonlyMap<string, string>;

/** Start of the keys of texts of declarations; the text in the source language follows: `declarations:Cargador`. */
export const DECLARED_TEXT = 'declarations:';

const toDeclaredText = (key: string): string => key.slice(DECLARED_TEXT.length);

interface LanguageFileContent {
  texts: LanguageTexts;
  /** Texts of declarations, by the text in the source language. */
  declaredTexts: ReadonlyMap<string, string>;
  problems: readonly ConfigProblem[];
}

/**
 * Reads `languages/pt.json` of an overlay, and reports unknown keys and placeholders that the console's text does not have.
 *
 * @param known Texts of the declarations in the source language; undefined: their keys are not checked.
 */
export async function readLanguageTexts(
  root: string,
  overlay: Overlay,
  language: string,
  known?: ReadonlySet<string>,
): Promise<LanguageFileContent> {
  const path = `languages/${language}.json`;
  const file = `${overlay.displayPath}/${path}`;
  const { input, problems = [] } = readJsonDeclaration(file, (await readOverlayText(overlay, path)) ?? '{}');
  if (!isPlainObject(input))
    return {
      texts: new Map(),
      declaredTexts: new Map(),
      problems: [
        ...problems,
        { file, path: '', found: 'An object of texts is expected', allowed: [], suggestion: null },
      ],
    };
  const locations = await findTextLocations(root);
  const found: ConfigProblem[] = [];
  for (const [key, value] of Object.entries(input)) {
    const isDeclared = key.startsWith(DECLARED_TEXT);
    const location = isDeclared ? { text: toDeclaredText(key) } : locations.get(key);
    if (!location) found.push(unknownText(file, key, locations.keys(), key));
    else if (isDeclared && known && !known.has(location.text))
      found.push(
        unknownText(
          file,
          key,
          [...known].map((text) => `${DECLARED_TEXT}${text}`),
          key,
        ),
      );
    else if (typeof value !== 'string' || value.trim() === '')
      found.push({ file, path: key, found: 'A text is expected', allowed: [], suggestion: null });
    else found.push(...valueProblems(file, key, value, location.text));
  }
  const entries = textEntries(input);
  return {
    texts: new Map(entries.filter(([key]) => !key.startsWith(DECLARED_TEXT))),
    declaredTexts: new Map(
      entries
        .filter(([key]) => key.startsWith(DECLARED_TEXT))
        .map(([key, text]) => [toDeclaredText(key), text]),
    ),
    problems: [...problems, ...found],
  };
}

/** Returns the tags of the languages that an overlay adds by a file each. */
export const listOverlayLanguages = (overlay: Overlay): string[] =>
  overlay.files.flatMap((path) => /^languages\/(.+)\.json$/.exec(path)?.[1] ?? []);

/** Returns the problems of all language files of an overlay, whose declarations have these texts. */
export async function findLanguageProblems(
  root: string,
  overlay: Overlay,
  known: ReadonlySet<string>,
): Promise<ConfigProblem[]> {
  const contents = await Promise.all(
    listOverlayLanguages(overlay).map((language) => readLanguageTexts(root, overlay, language, known)),
  );
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
