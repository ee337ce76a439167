/** What is wrong with a text that was scanned: keys of `scannerTexts.code`. */
export type ScanProblem = 'several' | 'strange' | 'long' | 'empty';

export type ScanResult = { code: string; problem?: never } | { code?: never; problem: ScanProblem };

/** Characters of the longest code that is taken. */
const MAX_CODE_LENGTH = 255;

/** Control and invisible formatting characters, halves of pairs, separators of lines. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * The code that a scanned text means: what follows its '=' when it has one (ASSET-12), without blanks around it. A text with
 * several '=' is refused rather than guessed at. Whether the code fits its field is the field's own rule. Total.
 */
export function parseScannedCode(text: string): ScanResult {
  const parts = text.split('=', 3);
  if (parts.length > 2) return { problem: 'several' };
  const code = (parts[1] ?? text).trim();
  if (code === '') return { problem: 'empty' };
  if (code.length > MAX_CODE_LENGTH) return { problem: 'long' };
  return UNPRINTABLE.test(text.trim()) ? { problem: 'strange' } : { code };
}

/** The text itself as a code, whatever signs it has (`scan: "whole"`), without blanks around it. Total. */
export function parseWholeCode(text: string): ScanResult {
  const code = text.trim();
  if (code === '') return { problem: 'empty' };
  return UNPRINTABLE.test(code) ? { problem: 'strange' } : { code };
}

/** What a reader has typed into a box: the code of a label's text, `…=CODE`; any other text as it is, for a person may have written it. */
export const parseTypedCode = (text: string): string =>
  (/^[^\s=]+=[^\s=]+$/.test(text) ? parseScannedCode(text).code : undefined) ?? text;

/** Letters, digits and what stands between them in a code: never an address, nor a word that names what follows. */
const CODE_PATTERN = /^(?=.*\p{N})[\p{L}\p{N}._-]+$/u;

/** The two codes of a label that has both, `A=B`; undefined where what stands before the '=' is no code. */
export function parseScannedPair(text: string): { first: string; second: string } | undefined {
  const [first = '', ...rest] = text.split('=').map((part) => part.trim());
  const { code } = parseScannedCode(text);
  return rest.length === 1 && code !== undefined && CODE_PATTERN.test(first)
    ? { first, second: code }
    : undefined;
}
