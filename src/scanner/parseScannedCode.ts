import { correctLayout } from './keyboardLayout';

/** Problem of a scanned text: keys of `scannerTexts.code`. */
export type ScanProblem = 'several' | 'strange' | 'long' | 'empty';

export type ScanResult = { code: string; problem?: never } | { code?: never; problem: ScanProblem };

/** Maximum length of a code. */
const MAX_CODE_LENGTH = 255;

/** Control and invisible formatting characters, lone surrogates, line separators. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Prefix by which a scanner names the kind of symbol (AIM, ISO/IEC 15424): `]Q1` before a QR code. */
const SYMBOLOGY_IDENTIFIER = /^[\]+][A-Za-z]\d(?=.)/;

/** At least four bytes with separators, such as a card or a MAC address: `04:A1:B2:C3`. */
const SEPARATED_BYTES = /^[\dA-F]{2}(?:[: ][\dA-F]{2}){3,}$/i;

/** Capitals and digits in groups, as printed on labels: `D9MX G5E0 0001`. */
const GROUPED_CODE = /^(?=.*\d)[\dA-Z]+(?: [\dA-Z]+)+$/;

/** Returns the typed text in the scanner's layout, without surrounding blanks and the name of the symbol. */
const readText = (text: string): string =>
  correctLayout(text.trim().replace(SYMBOLOGY_IDENTIFIER, '')).trim();

/** Removes separators that are only for readers. */
const joinGroups = (code: string): string =>
  SEPARATED_BYTES.test(code) || GROUPED_CODE.test(code) ? code.replaceAll(/[: ]/g, '') : code;

/**
 * Extracts the code of a scanned text: the part after its '=' if it has one, trimmed and without the separators of its groups.
 * A text with several '=' is rejected as ambiguous. The field's own rules validate the code. Never throws.
 */
export function parseScannedCode(text: string): ScanResult {
  const read = readText(text);
  const parts = read.split('=', 3);
  if (parts.length > 2) return { problem: 'several' };
  const code = joinGroups((parts[1] ?? read).trim());
  if (code === '') return { problem: 'empty' };
  if (code.length > MAX_CODE_LENGTH) return { problem: 'long' };
  return UNPRINTABLE.test(read) ? { problem: 'strange' } : { code };
}

/** Returns the whole text as the code, whatever characters it has (`scan: "whole"`), trimmed. Never throws. */
export function parseWholeCode(text: string): ScanResult {
  const code = text.trim();
  if (code === '') return { problem: 'empty' };
  return UNPRINTABLE.test(code) ? { problem: 'strange' } : { code };
}

/** Letters, digits and separators of a code; excludes URLs and words that name the following value. */
const CODE_PATTERN = /^(?=.*\p{N})[\p{L}\p{N}._-]+$/u;

/** True if the text, in the scanner's layout, has a prefix up to '='. */
export const hasPrefix = (text: string): boolean => readText(text).includes('=');

/**
 * Returns the code of text that a scanner may have typed: `…=CODE`, or a code in another keyboard layout. Any other text stays
 * unchanged, since a person may have typed it, unless it is certainly from a scanner.
 */
export function parseTypedCode(text: string, isFromScanner = false): string {
  const read = readText(text);
  const isScanned =
    isFromScanner ||
    /^[^\s=]+=[^\s=]+$/.test(read) ||
    (read !== text && (CODE_PATTERN.test(read) || SEPARATED_BYTES.test(read)));
  return (isScanned ? parseScannedCode(text).code : undefined) ?? text;
}

/** Returns both codes of a label `A=B`; undefined if the part before the '=' is not a code. */
export function parseScannedPair(text: string): { first: string; second: string } | undefined {
  const [first = '', ...rest] = readText(text)
    .split('=')
    .map((part) => part.trim());
  const { code } = parseScannedCode(text);
  return rest.length === 1 && code !== undefined && CODE_PATTERN.test(first)
    ? { first, second: code }
    : undefined;
}
