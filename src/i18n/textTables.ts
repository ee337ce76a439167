/** Texts by key, nested by part of the screen. */
export interface TextTable {
  readonly [key: string]: TextValue;
}
type TextValue = string | readonly TextValue[] | TextTable;

/** The same keys with texts of another language. */
export type Translated<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]>;
};

/** Texts of an area in each language of the console; `T` is inferred from Spanish, so a missing text is a compile error. */
interface TextsByLanguage<T> {
  readonly es: T;
  readonly en: Translated<NoInfer<T>>;
}

/** A table of texts that has loaded. */
export interface LoadedTable {
  id: string;
  /** Texts by language. A build has only those of the source language here; the screens read this very object. */
  byLanguage: Readonly<Record<string, TextTable>>;
}

/** Tables that have loaded, and what translates one that loads later: nothing while the source language is shown. */
export const textTables: { loaded: LoadedTable[]; translate: ((table: LoadedTable) => void) | undefined } = {
  loaded: [],
  translate: undefined,
};

/**
 * Defines the texts of an area in all languages and returns those of the language that is shown. The returned object stays
 * the same: a change of the language replaces its texts. Read a text while rendering, never at the top of a module.
 *
 * A build keeps only the source language here; the other ones are in a file each (`build/languages`).
 *
 * @param id Name of the table, unique in the console: the name of the constant.
 */
export function defineTexts<const T extends TextTable>(id: string, texts: TextsByLanguage<T>): T {
  const table: LoadedTable = { id, byLanguage: { ...texts } };
  textTables.loaded.push(table);
  textTables.translate?.(table);
  return texts.es;
}
