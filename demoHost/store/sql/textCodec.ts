/**
 * Marks an encoded character. It is a noncharacter of Unicode, so no text has it, and is encoded itself if one has.
 */
export const ESCAPE = '\uFDD0';

/** Characters that no text in PostgreSQL can have, and the mark: NUL, halves of surrogate pairs. */
const UNSTORABLE =
  // eslint-disable-next-line no-control-regex -- NUL is such a character
  /[\u0000\uFDD0]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const ENCODED = new RegExp(`${ESCAPE}([0-9a-f]{4})`, 'g');

/** Encodes the characters that the database cannot keep, so that a text is read as it was written. */
export const encodeText = (text: string): string =>
  text.replaceAll(UNSTORABLE, (char) => ESCAPE + char.charCodeAt(0).toString(16).padStart(4, '0'));

/** The inverse of {@link encodeText}. */
export const decodeText = (text: string): string =>
  text.includes(ESCAPE)
    ? text.replaceAll(ENCODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
