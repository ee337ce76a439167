import { decodeText, type Encoding } from './decodeText';
import { parseCsv, type CsvFault, type CsvRow } from './parseCsv';
import { toCommaSeparated } from './toCommaSeparated';

/** Options of a read; they are posted to a worker. */
export interface CsvReadOptions {
  /** Maximum size in bytes, exclusive. */
  maxBytes: number;
  /** Maximum number of rows below the header. */
  maxRows: number;
  /** True if the table is also needed as comma-separated text, for a host that parses it itself. @default false */
  includeText?: boolean;
}

/** An accepted file: the first row with the column names, and the rows below. */
export interface ParsedCsvFile {
  encoding: Encoding;
  rows: readonly CsvRow[];
  /** The table as comma-separated text; undefined unless requested. */
  text: string | undefined;
}

/**
 * Reason for rejecting a file: `workbook` is a spreadsheet program's format, `format` is not text, `unread` was removed
 * after the user chose it.
 */
export type CsvRejection =
  | { refusal: 'size' | 'unread' | 'format' | 'workbook' | 'empty' }
  | ({ refusal: 'fault' } & CsvFault);

const CSV_EXTENSIONS = /\.(?:csv|txt)$/i;
const WORKBOOK_EXTENSIONS = /\.(?:xlsx?|xlsm|xlsb|ods|numbers)$/i;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads a CSV file in any of the usual encodings and separators. A file over the limit is not read. */
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
