import { escapeAndIsolate } from '../lib/text/escapeInvisible';
import { TEXT_PLACEHOLDER } from '../lib/text/textPlaceholders';

/** Names of the `%{name}` placeholders of a text, derived from its type; unknown for a plain string. */
type PlaceholderName<T extends string> = T extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | PlaceholderName<Rest>
  : never;

/** Values for the placeholders of a text. A literal text requires all of its own. */
export type TextArgs<T extends string> = string extends T
  ? Readonly<Record<string, unknown>>
  : Readonly<Record<PlaceholderName<T>, string | number>>;

// Character that no text contains: it marks a placeholder without a value.
const EMPTY_MARKER = '\uFFFC';

/**
 * Fills the `%{name}` placeholders of a text; `%{name|other}` takes the first that has a value. `one |||| many` selects by
 * `smart_count`. A placeholder without a value is removed, with its quotes or brackets and the colon before it, so users
 * never see a placeholder.
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
