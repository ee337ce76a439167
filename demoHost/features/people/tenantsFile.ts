import { dsvFormat } from 'd3-dsv';
import { unprocessableError } from '../../server/responses/hostError';
import { decodeDataUrl } from '../companies/legalFiles';

/** Size limit of a tenants file in bytes, exclusive: 5 MB. */
export const TENANTS_LIMIT_BYTES = 5 * 1024 * 1024;

/** Maximum number of tenants in a file. */
export const MAX_TENANTS = 10_000;

/** Columns of the template, in order. */
export const tenantColumns = ['name', 'email', 'address', 'asset_id'] as const;

/** A line of the file: trimmed texts. */
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
    // Removes a byte order mark.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badFormatError();
  }
  if (text.includes('\0')) throw badFormatError();
  return text;
}

/** Splits at commas, or semicolons if the first line has them; separators inside quotes are text. */
function parseRows(text: string): string[][] {
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const format = dsvFormat(firstLine.includes(';') ? ';' : ',');
  return format.parseRows(text).map((cells) => cells.map((cell) => cell.trim()));
}

/**
 * Reads the lines of a tenants file in base64. The first line names the columns. Skips lines without name and email: in
 * the assets template these are assets without a tenant. 422 if the file is invalid, too large or has too many lines.
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
