/** The letter that stands for each letter of a to z. None of them occurs in Spanish, English or the demo's data. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'āƀċďēƒğħīĵķľɱňōƥɋŕšťūṽŵẋŷž'].map((letter, index) => [String.fromCodePoint(97 + index), letter]),
);

/** Letters of the pseudo-language, for a character class. */
export const PSEUDO_LETTERS = Object.values(LETTERS)
  .flatMap((letter) => [letter, letter.toUpperCase()])
  .join('');

const plain = (letter: string): string => letter.normalize('NFD').replaceAll(/\p{M}/gu, '');

function toPseudoWord(word: string): string {
  const letters = [...word].map((letter) => {
    const lower = plain(letter).toLowerCase();
    const accented = LETTERS[lower] ?? letter;
    return plain(letter) === lower ? accented : accented.toUpperCase();
  });
  const last = letters.at(-1) ?? '';
  return letters.join('') + last.repeat(Math.ceil(word.length / 3));
}

/** Parts of a text that are no words: `%{name}`, `{name}`. */
const PLACEHOLDER = /(%?\{[^{}]*\})/;

/** Returns a text a third longer, with an accent on each letter; placeholders and signs stay. */
export const toPseudoText = (text: string): string =>
  text
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 ? part : part.replaceAll(/\p{L}+/gu, toPseudoWord)))
    .join('');

/** Returns a table with each of its texts in the pseudo-language. */
export function toPseudoTexts(value: unknown): unknown {
  if (typeof value === 'string') return toPseudoText(value);
  if (Array.isArray(value)) return value.map(toPseudoTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toPseudoTexts(member)]));
}

/**
 * Returns declarations with their texts in the pseudo-language. Texts are the members that differ between two languages;
 * the texts that are the same in both are words of `sameWords`.
 */
export function toPseudoDeclarations(english: unknown, spanish: unknown): unknown {
  if (typeof english === 'string') return english === spanish ? english : toPseudoText(english);
  if (Array.isArray(english)) {
    const others = Array.isArray(spanish) ? (spanish as unknown[]) : [];
    return english.map((member, index) => toPseudoDeclarations(member, others[index]));
  }
  if (typeof english !== 'object' || english === null) return english;
  const others = (spanish ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(english).map(([key, member]) => [key, toPseudoDeclarations(member, others[key])]),
  );
}
