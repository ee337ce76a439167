import { isPlainObject } from '../../lib/json';
import { LANGUAGE_TAG } from '../../lib/language/language';
import { pickText, type LocalizedText } from '../../lib/language/language';

/** A text by language, and its path in the file. */
export interface LocalizedTextPlace {
  path: readonly (string | number)[];
  texts: LocalizedText;
}

/** True for an object of texts whose keys are all language tags. Only the schema knows whether a text is expected there. */
export const isLocalizedText = (value: unknown): value is LocalizedText =>
  isPlainObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([tag, text]) => LANGUAGE_TAG.test(tag) && typeof text === 'string');

/** Returns a copy of the content of a file, with each text by language replaced by the text of one language. */
export const pickTexts = <T>(input: T, places: readonly LocalizedTextPlace[], tag?: string): T =>
  places.reduce((result, { path, texts }) => setAt(result, path, pickText(texts, tag)) as T, input);

/** Returns a copy of the content of a file, with the texts by language as the file has them. */
export const restoreTexts = (input: unknown, places: readonly LocalizedTextPlace[]): unknown =>
  places.reduce((result, { path, texts }) => setAt(result, path, texts), input);

function setAt(
  value: unknown,
  [segment, ...rest]: readonly (string | number)[],
  text: string | LocalizedText,
): unknown {
  if (segment === undefined) return text;
  const owner = value as Record<string | number, unknown>;
  const copy = Array.isArray(owner) ? [...(owner as unknown[])] : { ...owner };
  (copy as typeof owner)[segment] = setAt(owner[segment], rest, text);
  return copy;
}
