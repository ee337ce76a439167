import { isPlainObject, parseJson } from '../../lib/json';
import { createStorage } from '../../lib/storage/storage';

/** The declaration that is worked on. */
export interface WorkbenchDocument {
  /** Name of its file. */
  file: string;
  text: string;
  /** As it was opened, or saved last. */
  saved: string;
  /** Name of the declaration of the console that it is a copy of. */
  replaces?: string | undefined;
  /** Sample answers as written, JSON by call. */
  answers: string;
}

/** In this tab alone, and gone with the sign-out, which empties what begins so. */
const storage = createStorage('session', 'console.');
const KEY = 'workbench';

const isWorkbenchDocument = (value: unknown): value is WorkbenchDocument =>
  isPlainObject(value) &&
  ['file', 'text', 'saved', 'answers'].every((name) => typeof value[name] === 'string') &&
  (value.replaces === undefined || typeof value.replaces === 'string');

/** Returns the document of this tab; undefined if there is none. */
export const loadStoredDocument = (): WorkbenchDocument | undefined =>
  parseJson(storage.get(KEY), isWorkbenchDocument);

/** Keeps it over a reload; undefined forgets it. */
export function storeDocument(document: WorkbenchDocument | undefined): void {
  if (document) storage.set(KEY, JSON.stringify(document));
  else storage.remove(KEY);
}

/** True if the text has changes that no file holds. */
export const hasUnsavedText = ({ text, saved }: WorkbenchDocument): boolean => text !== saved;

/** A document that was just opened. */
export const createDocument = (file: string, text: string, replaces?: string): WorkbenchDocument => ({
  file,
  text,
  saved: text,
  replaces,
  answers: '{}\n',
});

/** JSON as files of the project have it: lists of words and texts by language in one line, as far as they fit. */
export const formatDeclaration = (input: unknown): string => {
  const text = JSON.stringify(input, null, 2);
  const join = (whole: string, items: string, [open, close]: readonly [string, string]): string => {
    const line = `${open}${items.replaceAll(/,\n\s+/g, ', ')}${close}`;
    return line.length <= WIDTH ? line : whole;
  };
  const compact = text
    .replaceAll(/\[\n\s+([^[\]{}]*?)\n\s+\]/g, (whole, items: string) => join(whole, items, ['[', ']']))
    .replaceAll(LOCALIZED_TEXT, (whole, items: string) => join(whole, items, ['{ ', ' }']));
  return `${compact}\n`;
};

/** An object of texts by language, as `JSON.stringify` indents it. */
const LOCALIZED_TEXT =
  /\{\n\s+((?:"[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*": "(?:[^"\\]|\\.)*"(?:,\n\s+)?){2,})\n\s+\}/g;

/** Characters of a list in one line. */
const WIDTH = 80;
