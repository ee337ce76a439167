/** A cell of a CSV response. Numbers stay numbers, with a decimal point; null is empty. */
type CsvCell = string | number | null;

// Prefixes that spreadsheets take for the start of a formula, also in full width and behind blanks.
// eslint-disable-next-line no-control-regex -- NUL is one of the triggers
const FORMULA = /^(?:[\t\r\n\0]|[\s\u200b\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats a CSV download: commas, RFC 4180 quotes, CRLF after each row, UTF-8 without BOM; a `'` prefix neutralises formulas.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}
