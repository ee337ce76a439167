import { findByLanguage, getLanguage, SOURCE_LANGUAGE } from '../lib/language/language';
import { textTables, type LoadedTable, type TextTable } from './textTables';

/** Copies of the source language's texts, made when another language replaces them. */
const sources = new WeakMap<LoadedTable, TextTable>();

/**
 * Shows all tables of texts in the language that is set, also those that load later.
 *
 * @param tables Tables of a language that is not beside the source language, by id: those that the build has put into a file.
 */
export function showTables(tables: Readonly<Record<string, unknown>> = {}): void {
  const translate = (table: LoadedTable): void => {
    const shown = table.byLanguage[SOURCE_LANGUAGE] ?? {};
    const source = sources.get(table) ?? structuredClone(shown);
    sources.set(table, source);
    const isSource = getLanguage() === SOURCE_LANGUAGE;
    const translated = isSource ? undefined : (tables[table.id] ?? findByLanguage(table.byLanguage));
    replaceTexts(shown, source, translated);
  };
  textTables.translate = translate;
  textTables.loaded.forEach(translate);
}

/** Replaces the texts of a table in place; a text that the other language lacks is shown in the source language. */
function replaceTexts(shown: Record<string, unknown>, source: TextTable, translated: unknown): void {
  const table = isTable(translated) ? translated : {};
  for (const [key, text] of Object.entries(source)) {
    const own = Object.hasOwn(table, key) ? table[key] : undefined;
    if (typeof text !== 'string') replaceTexts(shown[key] as Record<string, unknown>, text as TextTable, own);
    else shown[key] = typeof own === 'string' ? own : text;
  }
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
