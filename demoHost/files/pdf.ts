import { unprocessableError } from '../server/responses/hostError';
import { decodeBase64 } from './base64';

/** Size limit of a stored PDF in bytes, exclusive: 10 MB. */
export const PDF_LIMIT_BYTES = 10 * 1024 * 1024;

const MAGIC = '%PDF-';

/**
 * Decodes a PDF from base64 with or without a `data:` prefix; 422 at `pointer` for anything else. The file signature
 * decides, not the name.
 */
export function readPdf(value: string, pointer: string): Buffer {
  const base64 = value.replace(/^data:application\/pdf;base64,/, '');
  const bytes = decodeBase64(base64);
  if (bytes?.subarray(0, MAGIC.length).toString('latin1') !== MAGIC)
    throw unprocessableError(pointer, 'El archivo debe ser un PDF.');
  if (bytes.length >= PDF_LIMIT_BYTES)
    throw unprocessableError(pointer, 'El archivo debe ocupar menos de 10 MB.');
  return bytes;
}
