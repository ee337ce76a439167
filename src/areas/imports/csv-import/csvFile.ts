import { unguarded } from '../../../lib/csv';
import type { CsvRead } from '../../../lib/csvFile/readCsv';
import { readCsvAside } from '../../../lib/csvFile/readCsvAside';
import { csvNote, csvProblem } from '../../../ui/csvText';

/** A file must be smaller than this, in bytes; the limit of the other upload of rows (USER-41). */
export const LIMIT = 5 * 1024 * 1024;
/** More rows than this are more calls than anybody watches. */
export const MOST_ROWS = 5_000;

/** A row below the head, with the row of a spreadsheet that it is; 2 is the first below the head. */
export interface FileRow {
  line: number;
  cells: readonly string[];
}

/** A table as it stands in a file. */
export interface CsvTable {
  /** Sets one reading apart from others, also of the same file. */
  id: number;
  name: string;
  head: readonly string[];
  rows: readonly FileRow[];
  /** What to look at before it is sent, in Spanish; '' for nothing. */
  note: string;
}

/** The table of a file, or in Spanish why it is not taken; undefined where `signal` stopped the reading. */
export async function readCsvFile(
  file: File,
  signal: AbortSignal,
): Promise<CsvTable | { problem: string } | undefined> {
  const rule = { limit: LIMIT, mostRows: MOST_ROWS };
  const read = await readCsvAside(file, rule, signal);
  if (!read) return undefined;
  return 'refusal' in read ? { problem: csvProblem(read, rule) } : tableOf(file.name, read);
}

let lastId = 0;

/** The table of the rows that were read, each cell as somebody typed it. */
export function tableOf(name: string, { rows, encoding }: Pick<CsvRead, 'rows' | 'encoding'>): CsvTable {
  const [head = [], ...below] = rows.map(({ cells }) => cells);
  const width = below.reduce((most, cells) => Math.max(most, cells.length), head.length);
  lastId += 1;
  return {
    id: lastId,
    name,
    head: Array.from({ length: width }, (_, at) => (head[at] ?? '').trim()),
    rows: rows.slice(1).map(({ line, cells }) => ({ line, cells: cells.map(asTyped) })),
    note: csvNote({ encoding }),
  };
}

/** A cell without blanks at its ends, and without the `'` that downloads put before what looks like a formula. */
const asTyped = (cell: string): string => unguarded(cell.trim()).trim();
