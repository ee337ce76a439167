import { unescapeFormula } from '../../../lib/csv/toCsv';
import type { ParsedCsvFile } from '../../../lib/csv/readCsv';
import { readCsvInWorker } from '../../../lib/csv/readCsvInWorker';
import { getCsvEncodingWarning, getCsvRefusalMessage } from '../../../ui/form/csvMessage';

/** A file must be smaller than this, in bytes; the limit of the other upload of rows (USER-41). */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
/** More rows than this are more calls than anybody watches. */
export const MAX_IMPORT_ROWS = 5_000;

/** A row below the head, with the row of a spreadsheet that it is; 2 is the first below the head. */
export interface FileRow {
  line: number;
  cells: readonly string[];
}

/** A table as it stands in a file. */
export interface ImportTable {
  /** Sets one reading apart from others, also of the same file. */
  id: number;
  name: string;
  header: readonly string[];
  rows: readonly FileRow[];
  /** What to look at before it is sent, in Spanish; '' for nothing. */
  note: string;
}

/** The table of a file, or in Spanish why it is not taken; undefined where `signal` stopped the reading. */
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

/** The table of the rows that were read, each cell as somebody typed it. */
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

/** A cell without blanks at its ends, and without the `'` that downloads put before what looks like a formula. */
const cleanCell = (cell: string): string => unescapeFormula(cell.trim()).trim();
