import Papa from 'papaparse';
import { splitSeparatorLine, type CsvRow } from './parseCsv';

/** Returns a table as comma-separated text; unchanged if it already is. A comma inside quotes is text. */
export function toCommaSeparated(text: string, rows: readonly CsvRow[]): string {
  const { body, separator } = splitSeparatorLine(text);
  if (separator === ',' && body === text) return text;
  // Pad each row to all columns, as in the file.
  const width = rows[0]?.cells.length ?? 0;
  const paddedRows = rows.map(({ cells }) =>
    cells.length < width ? Array.from({ length: width }, (_, index) => cells[index] ?? '') : cells,
  );
  return Papa.unparse(paddedRows as string[][], { newline: '\n' });
}
