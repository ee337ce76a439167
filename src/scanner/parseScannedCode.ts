/** Problem of a scanned text: keys of `scannerTexts.code`. */
export type ScanProblem = 'several' | 'strange' | 'long' | 'empty';

export type ScanResult = { code: string; problem?: never } | { code?: never; problem: ScanProblem };

/** Maximum length of a code. */
const MAX_CODE_LENGTH = 255;

/** Control and invisible formatting characters, lone surrogates, line separators. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Extracts the code of a scanned text: the part after its '=' if it has one, trimmed. A text with several '=' is rejected as
 * ambiguous. The field's own rules validate the code. Never throws.
 */
export function parseScannedCode(text: string): ScanResult {
  const parts = text.split('=', 3);
  if (parts.length > 2) return { problem: 'several' };
  const code = (parts[1] ?? text).trim();
  if (code === '') return { problem: 'empty' };
  if (code.length > MAX_CODE_LENGTH) return { problem: 'long' };
  return UNPRINTABLE.test(text.trim()) ? { problem: 'strange' } : { code };
}

/** Returns the whole text as the code, whatever characters it has (`scan: "whole"`), trimmed. Never throws. */
export function parseWholeCode(text: string): ScanResult {
  const code = text.trim();
  if (code === '') return { problem: 'empty' };
  return UNPRINTABLE.test(code) ? { problem: 'strange' } : { code };
}

/**
 * Returns the code of text typed by a scanner, `…=CODE`; any other text stays unchanged, since a person may have typed it.
 */
export const parseTypedCode = (text: string): string =>
  (/^[^\s=]+=[^\s=]+$/.test(text) ? parseScannedCode(text).code : undefined) ?? text;

/** Letters, digits and separators of a code; excludes URLs and words that name the following value. */
const CODE_PATTERN = /^(?=.*\p{N})[\p{L}\p{N}._-]+$/u;

/** Returns both codes of a label `A=B`; undefined if the part before the '=' is not a code. */
export function parseScannedPair(text: string): { first: string; second: string } | undefined {
  const [first = '', ...rest] = text.split('=').map((part) => part.trim());
  const { code } = parseScannedCode(text);
  return rest.length === 1 && code !== undefined && CODE_PATTERN.test(first)
    ? { first, second: code }
    : undefined;
}
