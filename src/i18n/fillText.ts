import { shownInside } from '../lib/shownText';
import { PLACEHOLDER } from '../lib/textPlaceholders';

/** The names of the `%{name}` places of a text, read from its type; those of a plain string are not known. */
type PlaceOf<T extends string> = T extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | PlaceOf<Rest>
  : never;

/** What fills the places of a text. A literal text asks for all of its own. */
export type TextArgs<T extends string> = string extends T
  ? Readonly<Record<string, unknown>>
  : Readonly<Record<PlaceOf<T>, string | number>>;

// No text holds this: it stands where nothing could be filled in.
const HOLE = '\uFFFC';

/**
 * Fills the `%{name}` places of a text, `%{name|other}` with the first that is there. `one |||| many` chooses by `smart_count`. A place without a value is left out,
 * with the quotes or brackets around it and the colon before it: nobody is ever shown a placeholder.
 */
export function fillText<const T extends string>(text: T, args: TextArgs<T>): string {
  const values: Readonly<Record<string, unknown>> = args;
  const forms = text.split('||||');
  const form = (forms.length > 1 && values['smart_count'] !== 1 ? forms[1] : forms[0]) ?? '';
  const filled = form.trim().replace(PLACEHOLDER, (_, name: string) => wordOf(values, name));
  return filled.includes(HOLE) ? withoutHoles(filled) : filled;
}

function wordOf(values: Readonly<Record<string, unknown>>, names: string): string {
  for (const name of names.split('|')) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
      return shownInside(String(value));
  }
  return HOLE;
}

const withoutHoles = (text: string): string =>
  text
    .replaceAll(/«\uFFFC»|\(\uFFFC\)|:?\s*\uFFFC/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+(?=[.,;:?!)])/g, '')
    .trim();
