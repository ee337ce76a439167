import { dsvFormat } from 'd3-dsv';
import { unprocessableError } from '../../server/responses/hostError';
import { decodeDataUrl } from '../companies/legalFiles';

/** A tenants file is smaller than this, in bytes: 5 MB, the limit itself excluded (USER-41, CLIENT-63). */
export const TENANTS_LIMIT_BYTES = 5 * 1024 * 1024;

/** Most tenants that one file may hold. */
export const MAX_TENANTS = 10_000;

/** Columns of the template, in its order (USER-40). */
export const tenantColumns = ['name', 'email', 'address', 'asset_id'] as const;

/** A line of the file: texts as written, without blanks around them. */
export type TenantLine = Record<(typeof tenantColumns)[number], string>;

const fileError = (code: string, detail: string) =>
  unprocessableError('/tenants_template_file', detail, code);

const badFormatError = () =>
  fileError('file_format', 'El archivo debe ser un CSV en UTF-8 con la plantilla de inquilinos.');

function decodeFile(base64: string): string {
  const bytes = decodeDataUrl(base64);
  if (!bytes) throw badFormatError();
  if (bytes.length >= TENANTS_LIMIT_BYTES)
    throw fileError('file_size', 'El archivo debe ocupar menos de 5MB.');
  let text: string;
  try {
    // Takes a byte order mark away.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badFormatError();
  }
  if (text.includes('\0')) throw badFormatError();
  return text;
}

/** Commas, or semicolons where the first line has them (USER-43); a separator inside quotes is text. */
function parseRows(text: string): string[][] {
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const format = dsvFormat(firstLine.includes(';') ? ';' : ',');
  return format.parseRows(text).map((cells) => cells.map((cell) => cell.trim()));
}

/**
 * The lines of a tenants file, which comes as base64. Columns are found by the names in the first line. Lines without
 * name and email are left out: in the assets template those are the assets that nobody was entered for.
 * 422 when it is no such file, too large or has too many lines.
 */
export function readTenantLines(base64: string): TenantLine[] {
  const [header = [], ...rows] = parseRows(decodeFile(base64));
  const columnIndexes = tenantColumns.map((column) =>
    header.findIndex((cell) => cell.toLowerCase() === column),
  );
  if (columnIndexes.includes(-1) || header.length !== tenantColumns.length) throw badFormatError();
  const lines = rows.flatMap((cells) => {
    const [name = '', email = '', address = '', asset_id = ''] = columnIndexes.map(
      (columnIndex) => cells[columnIndex] ?? '',
    );
    return name === '' && email === '' ? [] : [{ name, email, address, asset_id }];
  });
  if (lines.length === 0) throw fileError('file_empty', 'El archivo no tiene ningún inquilino.');
  if (lines.length > MAX_TENANTS)
    throw fileError('file_rows', 'El archivo no puede tener más de 10.000 inquilinos.');
  return lines;
}
