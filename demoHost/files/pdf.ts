import { unprocessableError } from '../server/responses/hostError';
import { decodeBase64 } from './base64';

/** A stored PDF has to be smaller than this, in bytes: 10 MB itself is too large (DOC-10, CLIENT-63). */
export const PDF_LIMIT_BYTES = 10 * 1024 * 1024;

const MAGIC = '%PDF-';

/**
 * The bytes of a PDF that a body carries as base64, with or without a `data:` prefix; 422 at `pointer` for anything else.
 * Judged by its first bytes, not by what it is called.
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
