/** What is wrong with a text that was scanned: keys of `scannerTexts.code`. */
export type ScanProblem = 'several' | 'strange' | 'long' | 'empty';

export type Scan = { code: string; problem?: never } | { code?: never; problem: ScanProblem };

/** Characters of the longest code that is taken. */
const LONGEST = 255;

/** Control and invisible formatting characters, halves of pairs, separators of lines. */
const STRANGE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * The code that a scanned text means: what follows its '=' when it has one (ASSET-12), without blanks around it. A text with
 * several '=' is refused rather than guessed at. Whether the code fits its field is the field's own rule. Total.
 */
export function codeFromScan(text: string): Scan {
  const parts = text.split('=', 3);
  if (parts.length > 2) return { problem: 'several' };
  const code = (parts[1] ?? text).trim();
  if (code === '') return { problem: 'empty' };
  if (code.length > LONGEST) return { problem: 'long' };
  return STRANGE.test(text.trim()) ? { problem: 'strange' } : { code };
}

/** The text itself as a code, whatever signs it has (`scan: "whole"`), without blanks around it. Total. */
export function wholeCode(text: string): Scan {
  const code = text.trim();
  if (code === '') return { problem: 'empty' };
  return STRANGE.test(code) ? { problem: 'strange' } : { code };
}

/** What a reader has typed into a box: the code of a label's text, `…=CODE`; any other text as it is, for a person may have written it. */
export const codeOfTyped = (text: string): string =>
  (/^[^\s=]+=[^\s=]+$/.test(text) ? codeFromScan(text).code : undefined) ?? text;

/** Letters, digits and what stands between them in a code: never an address, nor a word that names what follows. */
const CODE = /^(?=.*\p{N})[\p{L}\p{N}._-]+$/u;

/** The two codes of a label that has both, `A=B`; undefined where what stands before the '=' is no code. */
export function pairFromScan(text: string): { first: string; second: string } | undefined {
  const [first = '', ...rest] = text.split('=').map((part) => part.trim());
  const { code } = codeFromScan(text);
  return rest.length === 1 && code !== undefined && CODE.test(first) ? { first, second: code } : undefined;
}
