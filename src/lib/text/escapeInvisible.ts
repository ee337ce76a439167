// Control characters, and those that change the direction of the text after them:
// «factura‮fdp.exe» would read as «facturaexe.pdf». Tabs and line ends look like blanks, so they are not escaped.
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'g');

/**
 * Escapes a text from outside for display: invisible characters that change how it reads are shown as `[U+202E]`. Stored,
 * sent and exported texts stay unchanged. Every component that displays such a text calls this: fields, titles and sentences
 * do.
 */
export const escapeInvisible = (text: string): string =>
  INVISIBLE.test(text) ? text.replaceAll(ALL_INVISIBLE, formatCodePoint) : text;

const formatCodePoint = (char: string): string =>
  `[U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Does the same within a sentence: isolates right-to-left names, so the text beside them keeps its order. */
export const escapeAndIsolate = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${escapeInvisible(text)}\u2069` : escapeInvisible(text);
