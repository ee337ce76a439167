import { getLocaleFormat } from '../language/localeFormat';

/** One cell. Numbers are written with the decimal sign of the language that is shown, `null` and `undefined` as empty. */
export type CsvCell = string | number | null | undefined;

export interface CsvOptions {
  /** @default that of spreadsheets in the language that is shown: ';' if its decimal sign is the comma, else ',' */
  separator?: ';' | ',' | '\t';
  /** True to begin with a byte order mark, which Excel needs to read UTF-8. @default true */
  bom?: boolean;
}

// Start of a formula for a spreadsheet, in ASCII and full-width forms, also after leading blanks.
// eslint-disable-next-line no-control-regex -- NUL is one of the triggers
const FORMULA_START = /^(?:[\t\r\n\0]|[\s\u200b\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/**
 * True if the text needs a `'` before it. A text with its own `'` gets another, so that `unescapeFormula` can tell them
 * apart.
 */
const startsFormula = (text: string): boolean => FORMULA_START.test(text.replace(/^'+/, ''));

/** Returns a text as it was before `toCsv` escaped it. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && startsFormula(text) ? text.slice(1) : text;

function formatCell(cell: CsvCell, decimal: string): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimal) : '';
  return startsFormula(cell) ? `'${cell}` : cell;
}

function quoteCell(text: string, separator: string): string {
  const needsQuotes = text.includes(separator) || /["\r\n]/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Builds CSV text for a download: RFC 4180 quoting, CRLF after every row, and `'` before text that would start a formula.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], options: CsvOptions = {}): string {
  const { decimal } = getLocaleFormat().numbers;
  const { separator = decimal === ',' ? ';' : ',', bom = true } = options;
  const lines = rows.map(
    (row) => row.map((cell) => quoteCell(formatCell(cell, decimal), separator)).join(separator) + '\r\n',
  );
  return (bom ? '\ufeff' : '') + lines.join('');
}

/** Media type of `toCsv` downloads. */
export const CSV_MIME = 'text/csv;charset=utf-8';
