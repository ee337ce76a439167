import Papa from 'papaparse';
import { partsOf, type CsvRow } from './parseCsv';

/** A table with commas between its cells; what has them already stays as it is. One inside quotes is text (USER-43). */
export function withCommas(text: string, rows: readonly CsvRow[]): string {
  const { body, separator } = partsOf(text);
  if (separator === ',' && body === text) return text;
  // Each row has all columns, as in the file.
  const width = rows[0]?.cells.length ?? 0;
  const all = rows.map(({ cells }) =>
    cells.length < width ? Array.from({ length: width }, (_, at) => cells[at] ?? '') : cells,
  );
  return Papa.unparse(all as string[][], { newline: '\n' });
}
