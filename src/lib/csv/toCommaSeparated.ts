import Papa from 'papaparse';
import { splitSeparatorLine, type CsvRow } from './parseCsv';

/** A table with commas between its cells; what has them already stays as it is. One inside quotes is text (USER-43). */
export function toCommaSeparated(text: string, rows: readonly CsvRow[]): string {
  const { body, separator } = splitSeparatorLine(text);
  if (separator === ',' && body === text) return text;
  // Each row has all columns, as in the file.
  const width = rows[0]?.cells.length ?? 0;
  const paddedRows = rows.map(({ cells }) =>
    cells.length < width ? Array.from({ length: width }, (_, index) => cells[index] ?? '') : cells,
  );
  return Papa.unparse(paddedRows as string[][], { newline: '\n' });
}
