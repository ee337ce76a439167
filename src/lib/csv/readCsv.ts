import { decodeText, type Encoding } from './decodeText';
import { parseCsv, type CsvFault, type CsvRow } from './parseCsv';
import { toCommaSeparated } from './toCommaSeparated';

/** What is asked of a file; it is handed to a worker. */
export interface CsvReadOptions {
  /** The file must be smaller than this, in bytes. */
  maxBytes: number;
  /** Rows below the head. */
  maxRows: number;
  /** Whether the table is wanted as a text with commas, too, for a host that reads it itself. @default false */
  includeText?: boolean;
}

/** A file that is taken: the names of its columns, which are its first row, and the rows below. */
export interface ParsedCsvFile {
  encoding: Encoding;
  rows: readonly CsvRow[];
  /** The table with commas between its cells; undefined unless it was asked for. */
  text: string | undefined;
}

/** Why a file is not taken: `workbook` is one of a spreadsheet program, `format` no text, `unread` gone since it was chosen. */
export type CsvRejection =
  | { refusal: 'size' | 'unread' | 'format' | 'workbook' | 'empty' }
  | ({ refusal: 'fault' } & CsvFault);

const CSV_EXTENSIONS = /\.(?:csv|txt)$/i;
const WORKBOOK_EXTENSIONS = /\.(?:xlsx?|xlsm|xlsb|ods|numbers)$/i;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads a CSV file, whatever of the usual encodings and separators it was saved with. Nothing large is read. */
export async function readCsv(
  file: File,
  { maxBytes, maxRows, includeText = false }: CsvReadOptions,
): Promise<ParsedCsvFile | CsvRejection> {
  if (file.size >= maxBytes) return { refusal: 'size' };
  if (WORKBOOK_EXTENSIONS.test(file.name)) return { refusal: 'workbook' };
  if (!CSV_EXTENSIONS.test(file.name)) return { refusal: 'format' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { refusal: 'unread' };
  const head = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength));
  if ([ZIP, OLE].some((signature) => signature.every((byte, index) => head[index] === byte)))
    return { refusal: 'workbook' };
  const decoded = decodeText(bytes);
  if (!decoded) return { refusal: 'format' };
  const rows = parseCsv(decoded.text, maxRows);
  if ('fault' in rows) return { refusal: 'fault', ...rows };
  if (rows.length < 2) return { refusal: 'empty' };
  const { encoding, text } = decoded;
  return { encoding, rows, text: includeText ? toCommaSeparated(text, rows) : undefined };
}
