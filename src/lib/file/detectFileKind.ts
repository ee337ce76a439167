import { isDocx } from './isDocx';
import { detectImageKind, startsWith } from '../image/detectImageKind';

/** Kinds of file that the console accepts. */
export type FileKind = 'png' | 'jpeg' | 'pdf' | 'doc' | 'docx';

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]; // the container of .doc, but also of .xls and .msi
const ZIP = [0x50, 0x4b, 0x03, 0x04];

// Name of the stream in every Word document, as the container's directory writes it: UTF-16, low byte first.
const WORD_STREAM = Uint8Array.from([...'WordDocument'].flatMap((char) => [char.charCodeAt(0), 0]));

function hasWordStream(bytes: Uint8Array): boolean {
  for (let offset = bytes.indexOf(0x57); offset >= 0; offset = bytes.indexOf(0x57, offset + 1))
    if (WORD_STREAM.every((byte, index) => bytes[offset + index] === byte)) return true;
  return false;
}

/** Detects the kind of a file by its content; name and declared type do not matter. `undefined` for all other kinds. */
export async function detectFileKind(file: Blob): Promise<FileKind | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (startsWith(head, PDF)) return 'pdf';
  const imageKindFound = detectImageKind(head);
  if (imageKindFound) return imageKindFound;
  if (!startsWith(head, OLE) && !startsWith(head, ZIP)) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(head, ZIP)) return isDocx(bytes) ? 'docx' : undefined;
  return hasWordStream(bytes) ? 'doc' : undefined;
}
