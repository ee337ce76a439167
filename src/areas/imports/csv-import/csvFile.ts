import { dsvFormat } from 'd3-dsv';
import { decodeUtf8 } from '../../../lib/utf8';

/** A file must be smaller than this, in bytes; the limit of the other upload of rows (USER-41). */
export const LIMIT = 5 * 1024 * 1024;
/** More rows than this are more calls than anybody watches. */
export const MOST_ROWS = 5_000;

/** Why a file is not taken. */
export type Refusal = 'size' | 'format' | 'empty' | 'rows';

/** A row below the head, with the line of the file that it began as; 2 is the first below the head. */
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
}

/** The table of a file; or why it is not taken. Nothing large is read. */
export async function readCsvFile(file: File): Promise<CsvTable | { refusal: Refusal }> {
  if (file.size >= LIMIT) return { refusal: 'size' };
  const text = decodeUtf8(await file.arrayBuffer());
  if (text === undefined || !/\.(csv|txt)$/i.test(file.name)) return { refusal: 'format' };
  return tableOf(file.name, text);
}

let lastId = 0;

/** The table of a text. Rows without any value are none. */
export function tableOf(name: string, text: string): CsvTable | { refusal: Refusal } {
  const [head = [], ...below] = dsvFormat(separatorOf(text)).parseRows(text);
  const rows = below
    .map((cells, at): FileRow => ({ line: at + 2, cells: cells.map(asTyped) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) return { refusal: 'empty' };
  if (rows.length > MOST_ROWS) return { refusal: 'rows' };
  const width = Math.max(head.length, ...rows.map(({ cells }) => cells.length));
  lastId += 1;
  return { id: lastId, name, head: Array.from({ length: width }, (_, at) => (head[at] ?? '').trim()), rows };
}

/** Whichever separates more cells of the first line; what stands between quotes separates none. */
function separatorOf(text: string): ';' | ',' | '\t' {
  const first = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (sign: string): number => first.split(sign).length;
  const [best] = ([';', ',', '\t'] as const).toSorted((one, other) => count(other) - count(one));
  return best ?? ';';
}

/** A cell without blanks at its ends, and without the `'` that downloads put before what looks like a formula. */
const asTyped = (cell: string): string => cell.trim().replace(/^'(?=\s*[=+\-@])/, '');
