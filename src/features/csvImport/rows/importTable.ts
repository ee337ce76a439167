import { unescapeFormula } from '../../../lib/csv/toCsv';
import type { ParsedCsvFile } from '../../../lib/csv/readCsv';
import { readCsvInWorker } from '../../../lib/csv/readCsvInWorker';
import { getCsvEncodingWarning, getCsvRefusalMessage } from '../../../ui/form/csvMessage';

/** Maximum file size in bytes, exclusive; same limit as the tenant upload. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
/** Maximum number of rows: more calls than a user can monitor. */
export const MAX_IMPORT_ROWS = 5_000;

/** Row with its spreadsheet row number; 2 is the first below the header. */
export interface FileRow {
  line: number;
  cells: readonly string[];
}

/** Table as read from a file. */
export interface ImportTable {
  /** Unique id of the reading, also for the same file. */
  id: number;
  name: string;
  header: readonly string[];
  rows: readonly FileRow[];
  /** Warning before sending, in Spanish; '' for none. */
  note: string;
}

/** Reads the table of a file, or the reason in Spanish why it is rejected; undefined if `signal` aborted the reading. */
export async function readImportTable(
  file: File,
  signal: AbortSignal,
): Promise<ImportTable | { problem: string } | undefined> {
  const limits = { maxBytes: MAX_IMPORT_BYTES, maxRows: MAX_IMPORT_ROWS };
  const result = await readCsvInWorker(file, limits, signal);
  if (!result) return undefined;
  return 'refusal' in result
    ? { problem: getCsvRefusalMessage(result, limits) }
    : toImportTable(file.name, result);
}

let lastId = 0;

/** Converts the rows to a table, with the text of each cell. */
export function toImportTable(
  name: string,
  { rows, encoding }: Pick<ParsedCsvFile, 'rows' | 'encoding'>,
): ImportTable {
  const [header = [], ...bodyRows] = rows.map(({ cells }) => cells);
  const width = bodyRows.reduce((maxWidth, cells) => Math.max(maxWidth, cells.length), header.length);
  lastId += 1;
  return {
    id: lastId,
    name,
    header: Array.from({ length: width }, (_, index) => (header[index] ?? '').trim()),
    rows: rows.slice(1).map(({ line, cells }) => ({ line, cells: cells.map(cleanCell) })),
    note: getCsvEncodingWarning({ encoding }),
  };
}

/** Trims a cell and removes the `'` that downloads put before formula-like text. */
const cleanCell = (cell: string): string => unescapeFormula(cell.trim()).trim();
