import { decodeBase64 } from '../../files/base64';
import { unprocessableError } from '../../server/responses/hostError';

/** Size limit of a legal file in bytes, exclusive: 10 MB. */
export const LEGAL_LIMIT_BYTES = 10 * 1024 * 1024;

const PDF = Buffer.from('%PDF-', 'latin1');
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** Stream name that distinguishes Word files from other files in the same container format. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
const WORD_PART = Buffer.from('word/document.xml', 'latin1');

/** Returns the kind of a document by its content; the file name does not count. */
export function detectDocumentKind(bytes: Buffer): 'pdf' | 'doc' | 'docx' | undefined {
  const startsWith = (magic: Buffer) => bytes.subarray(0, magic.length).equals(magic);
  if (startsWith(PDF)) return 'pdf';
  if (startsWith(OLE) && bytes.includes(WORD_STREAM)) return 'doc';
  return startsWith(ZIP) && bytes.includes(WORD_PART) ? 'docx' : undefined;
}

const refusalTexts = {
  type: 'El archivo debe ser pdf, doc o docx.',
  size: 'El archivo debe ocupar menos de 10MB.',
};

/** Decodes standard base64 with or without a `data:` prefix; undefined if invalid. */
export function decodeDataUrl(value: string): Buffer | undefined {
  return decodeBase64(value.replace(/^data:[\w.+/-]{1,100}(?:;charset=[\w-]{1,20})?;base64,/, ''));
}

/** Reads a legal file of a body as bare base64; an empty one stays empty. 422 at `pointer` for a wrong type or size. */
export function readLegalFile(value: string, pointer: string): string {
  if (value === '') return '';
  const bytes = decodeDataUrl(value) ?? Buffer.alloc(0);
  if (detectDocumentKind(bytes) === undefined) throw unprocessableError(pointer, refusalTexts.type);
  if (bytes.length >= LEGAL_LIMIT_BYTES) throw unprocessableError(pointer, refusalTexts.size);
  return bytes.toString('base64');
}
