import { csvFormatRows, csvParseRows, dsvFormat } from 'd3-dsv';
import { toBase64 } from '../../../lib/toBase64';
import { decodeUtf8 } from '../../../lib/utf8';
import type { FileRows } from './preview';

/** A tenants file must be smaller than this, in bytes (USER-41, CLIENT-63). */
export const LIMIT = 5 * 1024 * 1024;

/** Why a file is not taken: too large (USER-41), or no UTF-8 text with at least two lines (USER-42). */
export type FileRefusal = 'size' | 'format' | 'empty';

/** A file that is taken: as the host takes it, base64 of comma-separated UTF-8, and its rows. */
interface TenantsFile {
  content: string;
  rows: FileRows;
}

/** The file; or why it is not taken. Nothing large is read. */
export async function readTenantsFile(file: File): Promise<TenantsFile | { refusal: FileRefusal }> {
  if (file.size >= LIMIT) return { refusal: 'size' };
  const text = decodeUtf8(await file.arrayBuffer());
  if (text === undefined || !file.name.toLowerCase().endsWith('.csv')) return { refusal: 'format' };
  if (text.trim().split(/\r?\n/).length < 2) return { refusal: 'empty' };
  const csv = withCommas(text);
  return { content: await toBase64(new Blob([csv])), rows: csvParseRows(csv) };
}

/** Semicolons between cells become commas; one inside quotes is text and stays (USER-43). */
export function withCommas(text: string): string {
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  return firstLine.includes(';') ? csvFormatRows(dsvFormat(';').parseRows(text)) : text;
}
