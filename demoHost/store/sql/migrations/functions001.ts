import { marks001 } from './marks001';

/** Punctuation in the order of Spanish dictionaries: before digits and letters. */
const PUNCTUATION = String.raw`	 _-,;:!?.'"()[]{}@*/\&#%` + '`^+<=>|~$';

/** Characters that replace them, in the same order and below the digits. */
const KEYS = Array.from(PUNCTUATION, (_, i) => String.fromCharCode(2 + i)).join('');

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * \`fold_text\` removes accents and case as \`foldAccents\` does. \`sort_key\` sorts as Spanish words, numbers by value: ñ is a
 * letter after n, numbers are padded with zeros. PGlite has no collations of ICU, so both stores would differ by them.
 * \`collation\` knows the case of letters outside ASCII.
 */
export const functions001 = (collation: string): string => `
create function fold_text(value text) returns text language sql immutable strict parallel safe return
  case when value ~ '^[\\x01-\\x7f]*$' then lower(value)
    else lower(regexp_replace(normalize(value, NFD), '[${marks001}]', '', 'g') collate ${collation}) end collate "C";
create function sort_key(value text) returns text language sql immutable strict parallel safe return
  translate(
    fold_text(
      regexp_replace(
        regexp_replace(
          regexp_replace(normalize(left(value, 200), NFD), '([nN])\\u0303', E'\\\\1\\uFFFD', 'g'),
          '(\\d+)', '00000000000000000000\\1', 'g'),
        '\\d*(\\d{20})', '\\1', 'g')),
    ${quote(PUNCTUATION)}, ${quote(KEYS)}) collate "C";
`;
