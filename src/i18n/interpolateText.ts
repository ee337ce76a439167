import { escapeAndIsolate } from '../lib/text/escapeInvisible';
import { TEXT_PLACEHOLDER } from '../lib/text/textPlaceholders';

/** The names of the `%{name}` places of a text, read from its type; those of a plain string are not known. */
type PlaceholderName<T extends string> = T extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | PlaceholderName<Rest>
  : never;

/** What fills the places of a text. A literal text asks for all of its own. */
export type TextArgs<T extends string> = string extends T
  ? Readonly<Record<string, unknown>>
  : Readonly<Record<PlaceholderName<T>, string | number>>;

// No text holds this: it stands where nothing could be filled in.
const EMPTY_MARKER = '\uFFFC';

/**
 * Fills the `%{name}` places of a text, `%{name|other}` with the first that is there. `one |||| many` chooses by `smart_count`. A place without a value is left out,
 * with the quotes or brackets around it and the colon before it: nobody is ever shown a placeholder.
 */
export function interpolateText<const T extends string>(text: T, args: TextArgs<T>): string {
  const values: Readonly<Record<string, unknown>> = args;
  const pluralForms = text.split('||||');
  const pluralForm =
    (pluralForms.length > 1 && values['smart_count'] !== 1 ? pluralForms[1] : pluralForms[0]) ?? '';
  const interpolated = pluralForm
    .trim()
    .replace(TEXT_PLACEHOLDER, (_, name: string) => formatPlaceholder(values, name));
  return interpolated.includes(EMPTY_MARKER) ? dropEmptyPlaceholders(interpolated) : interpolated;
}

function formatPlaceholder(values: Readonly<Record<string, unknown>>, names: string): string {
  for (const name of names.split('|')) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
      return escapeAndIsolate(String(value));
  }
  return EMPTY_MARKER;
}

const dropEmptyPlaceholders = (text: string): string =>
  text
    .replaceAll(/«\uFFFC»|\(\uFFFC\)|:?\s*\uFFFC/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+(?=[.,;:?!)])/g, '')
    .trim();
