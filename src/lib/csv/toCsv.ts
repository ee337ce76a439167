/** One cell. Numbers stay numbers (decimal comma), booleans read "Sí" and "No", `null` and `undefined` are empty. */
export type CsvCell = string | number | boolean | null | undefined;

export interface CsvOptions {
  /** @default ';' what a Spanish spreadsheet expects, since the comma is its decimal sign */
  separator?: ';' | ',' | '\t';
  /** Whether to begin with a byte order mark, without which Excel does not read UTF-8. @default true */
  bom?: boolean;
}

// What a spreadsheet takes for the start of a formula, in its ASCII and full-width forms, also behind leading blanks.
// eslint-disable-next-line no-control-regex -- NUL is one of the triggers
const FORMULA_START = /^(?:[\t\r\n\0]|[\s\u200b\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/** A text that needs a `'` before it; one that has it of its own gets another, so that it can be told from ours. */
const startsFormula = (text: string): boolean => FORMULA_START.test(text.replace(/^'+/, ''));

/** A text as it was before `toCsv` guarded it. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && startsFormula(text) ? text.slice(1) : text;

function formatCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : '';
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No';
  return startsFormula(cell) ? `'${cell}` : cell;
}

function quoteCell(text: string, separator: string): string {
  const needsQuotes = text.includes(separator) || /["\r\n]/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * CSV text for a download: RFC 4180 quoting, CRLF after every row, and text that would start a formula behind a `'`.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], options: CsvOptions = {}): string {
  const { separator = ';', bom = true } = options;
  const lines = rows.map(
    (row) => row.map((cell) => quoteCell(formatCell(cell), separator)).join(separator) + '\r\n',
  );
  return (bom ? '\ufeff' : '') + lines.join('');
}

/** Media type of `toCsv` downloads. */
export const CSV_MIME = 'text/csv;charset=utf-8';
