/**
 * Keyboard layouts of a scanner and a computer that differ: the scanner sends the keys of its own layout, and the computer
 * types what is on those keys in the other one. Letters and digits are equal in both; punctuation is not.
 */
interface LayoutMismatch {
  /** Matches a text with a character that no code has, but that this mismatch produces. */
  signs: RegExp;
  /** Typed characters, and at the same position the characters meant. */
  typed: string;
  meant: string;
}

const mismatches: readonly LayoutMismatch[] = [
  // Scanner: US. Computer: Spanish of Spain or Latin America, where "=" types "¡" or "¿".
  { signs: /[ñ¡¿ç'´·ºª]/i, typed: "Ññ¡¿'?-_ºªçÇ·+*`^", meant: ':;==-_/?`~\\|#]}[{' },
  // Scanner: Spanish. Computer: US.
  { signs: /^[^(]*[>)]/, typed: '><)/&_?^', meant: ':;=-/?_&' },
];

/**
 * Returns the text that a scanner meant, if the typed text shows that the computer has another keyboard layout; else the text
 * itself. A text with "=" is right: no mismatch types that character.
 */
export function correctLayout(text: string): string {
  const mismatch = text.includes('=') ? undefined : mismatches.find(({ signs }) => signs.test(text));
  if (!mismatch) return text;
  return Array.from(text, (character) => {
    const position = mismatch.typed.indexOf(character);
    return position === -1 ? character : (mismatch.meant[position] ?? character);
  }).join('');
}
