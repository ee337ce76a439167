import { readCsvInWorker } from '../../../lib/csv/readCsvInWorker';
import { toBase64 } from '../../../lib/file/base64';
import { getCsvEncodingWarning, getCsvRefusalMessage } from '../../../ui/form/csvMessage';
import type { FileRows } from './tenantPreview';

/** Maximum size of a tenants file in bytes, exclusive. */
export const MAX_TENANTS_FILE_BYTES = 5 * 1024 * 1024;
/** Maximum number of rows: more than any host accepts. */
export const MAX_TENANT_ROWS = 50_000;

/** A file that is taken: as the host takes it, base64 of comma-separated UTF-8, and its rows. */
interface TenantsFile {
  content: string;
  rows: FileRows;
  /** Warning to check before sending, in Spanish; '' if there is none. */
  note: string;
}

/** The file, or in Spanish why it is not taken; undefined where `signal` stopped the reading. */
export async function readTenantsFile(
  file: File,
  signal: AbortSignal,
): Promise<TenantsFile | { problem: string } | undefined> {
  const limits = { maxBytes: MAX_TENANTS_FILE_BYTES, maxRows: MAX_TENANT_ROWS, includeText: true };
  const result = await readCsvInWorker(file, limits, signal);
  if (!result) return undefined;
  if ('refusal' in result) return { problem: getCsvRefusalMessage(result, limits) };
  const rows: string[][] = [];
  for (const { line, cells } of result.rows) rows[line - 1] = [...cells];
  return {
    content: await toBase64(new Blob([result.text ?? ''])),
    note: getCsvEncodingWarning(result),
    // Lines without any value count: a spreadsheet shows them.
    rows: Array.from(rows, (cells) => cells ?? []),
  };
}
