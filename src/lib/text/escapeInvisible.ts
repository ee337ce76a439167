// Control characters, and those that turn the direction of what follows: «factura‮fdp.exe» would read as «facturaexe.pdf».
// Tabs and line ends are blanks to whoever reads.
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'g');

/**
 * A text that came from somewhere, as it is shown: what nobody would see, though it changes what is read, is named
 * (`[U+202E]`). What is stored, sent or exported stays as it is. Who draws such a text takes it from here: fields, titles and
 * sentences do.
 */
export const escapeInvisible = (text: string): string =>
  INVISIBLE.test(text) ? text.replaceAll(ALL_INVISIBLE, formatCodePoint) : text;

const formatCodePoint = (char: string): string =>
  `[U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The same within a sentence: a name that is written from right to left turns nothing beside it. */
export const escapeAndIsolate = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${escapeInvisible(text)}\u2069` : escapeInvisible(text);
