import { isDocx } from './docxFile';

/** Kinds of file that the console takes in. */
export type FileKind = 'png' | 'jpeg' | 'pdf' | 'doc' | 'docx';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]; // the container of .doc, but also of .xls and .msi
const ZIP = [0x50, 0x4b, 0x03, 0x04];

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}

/** Kind of an image by its first bytes (8 are enough), whatever its name says. */
export function imageKind(bytes: Uint8Array): 'png' | 'jpeg' | undefined {
  if (startsWith(bytes, PNG)) return 'png';
  return startsWith(bytes, JPEG) ? 'jpeg' : undefined;
}

// Name of the stream that every Word document has, as the container's directory writes it: UTF-16, low byte first.
const WORD_STREAM = Uint8Array.from([...'WordDocument'].flatMap((char) => [char.charCodeAt(0), 0]));

function hasWordStream(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x57); at >= 0; at = bytes.indexOf(0x57, at + 1))
    if (WORD_STREAM.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

/** Kind of a file by its content, whatever its name and declared type say; `undefined` for all others. */
export async function fileKind(file: Blob): Promise<FileKind | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (startsWith(head, PDF)) return 'pdf';
  const image = imageKind(head);
  if (image) return image;
  if (!startsWith(head, OLE) && !startsWith(head, ZIP)) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(head, ZIP)) return isDocx(bytes) ? 'docx' : undefined;
  return hasWordStream(bytes) ? 'doc' : undefined;
}
