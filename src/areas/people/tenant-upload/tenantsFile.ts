import { readCsvAside } from '../../../lib/csvFile/readCsvAside';
import { toBase64 } from '../../../lib/toBase64';
import { csvNote, csvProblem } from '../../../ui/csvText';
import type { FileRows } from './preview';

/** A tenants file must be smaller than this, in bytes (USER-41, CLIENT-63). */
export const LIMIT = 5 * 1024 * 1024;
/** More rows than any host takes at once. */
export const MOST_ROWS = 50_000;

/** A file that is taken: as the host takes it, base64 of comma-separated UTF-8 (USER-43), and its rows. */
interface TenantsFile {
  content: string;
  rows: FileRows;
  /** What to look at before it is sent, in Spanish; '' for nothing. */
  note: string;
}

/** The file, or in Spanish why it is not taken (USER-41, USER-42); undefined where `signal` stopped the reading. */
export async function readTenantsFile(
  file: File,
  signal: AbortSignal,
): Promise<TenantsFile | { problem: string } | undefined> {
  const rule = { limit: LIMIT, mostRows: MOST_ROWS, asText: true };
  const read = await readCsvAside(file, rule, signal);
  if (!read) return undefined;
  if ('refusal' in read) return { problem: csvProblem(read, rule) };
  const rows: string[][] = [];
  for (const { line, cells } of read.rows) rows[line - 1] = [...cells];
  return {
    content: await toBase64(new Blob([read.text ?? ''])),
    note: csvNote(read),
    // Lines without any value count: a spreadsheet shows them.
    rows: Array.from(rows, (cells) => cells ?? []),
  };
}
