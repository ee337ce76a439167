import { decodeText, type Encoding } from './decodeText';
import { parseCsv, type CsvFault, type CsvRow } from './parseCsv';
import { withCommas } from './withCommas';

/** What is asked of a file; it is handed to a worker. */
export interface CsvRule {
  /** The file must be smaller than this, in bytes. */
  limit: number;
  /** Rows below the head. */
  mostRows: number;
  /** Whether the table is wanted as a text with commas, too, for a host that reads it itself. @default false */
  asText?: boolean;
}

/** A file that is taken: the names of its columns, which are its first row, and the rows below. */
export interface CsvRead {
  encoding: Encoding;
  rows: readonly CsvRow[];
  /** The table with commas between its cells; undefined unless it was asked for. */
  text: string | undefined;
}

/** Why a file is not taken: `workbook` is one of a spreadsheet program, `format` no text, `unread` gone since it was chosen. */
export type CsvRefusal =
  | { refusal: 'size' | 'unread' | 'format' | 'workbook' | 'empty' }
  | ({ refusal: 'fault' } & CsvFault);

const NAMES = /\.(?:csv|txt)$/i;
const WORKBOOKS = /\.(?:xlsx?|xlsm|xlsb|ods|numbers)$/i;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads a CSV file, whatever of the usual encodings and separators it was saved with. Nothing large is read. */
export async function readCsv(
  file: File,
  { limit, mostRows, asText = false }: CsvRule,
): Promise<CsvRead | CsvRefusal> {
  if (file.size >= limit) return { refusal: 'size' };
  if (WORKBOOKS.test(file.name)) return { refusal: 'workbook' };
  if (!NAMES.test(file.name)) return { refusal: 'format' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { refusal: 'unread' };
  const begins = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength));
  if ([ZIP, OLE].some((mark) => mark.every((byte, at) => begins[at] === byte)))
    return { refusal: 'workbook' };
  const decoded = decodeText(bytes);
  if (!decoded) return { refusal: 'format' };
  const rows = parseCsv(decoded.text, mostRows);
  if ('fault' in rows) return { refusal: 'fault', ...rows };
  if (rows.length < 2) return { refusal: 'empty' };
  const { encoding, text } = decoded;
  return { encoding, rows, text: asText ? withCommas(text, rows) : undefined };
}
