/** Small files for the tests of this folder, made byte by byte. */
const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));
const littleEndian = (value: number, length: number): number[] =>
  Array.from({ length }, (_, index) => Math.floor(value / 256 ** index) % 256);
const bigEndian = (value: number, length: number): number[] => littleEndian(value, length).toReversed();

export const concatBytes = (...chunks: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(chunks.flatMap((chunk) => (typeof chunk === 'string' ? ascii(chunk) : [...chunk])));

/** Head of a PNG that says it is `width` × `height` px. */
export const makePng = (width = 2, height = 3): Uint8Array<ArrayBuffer> =>
  concatBytes(
    [0x89],
    'PNG\r\n\u001a\n',
    bigEndian(13, 4),
    'IHDR',
    bigEndian(width, 4),
    bigEndian(height, 4),
    [8, 2, 0, 0, 0, 0, 0, 0, 0],
  );

/** Head of a JPEG with an application segment before its frame. */
export const makeJpeg = (width = 2, height = 3, frame = 0xc0): Uint8Array<ArrayBuffer> =>
  concatBytes(
    [0xff, 0xd8, 0xff, 0xe0, ...bigEndian(7, 2), ...ascii('JFIF\0')],
    [0xff, 0xc4, ...bigEndian(4, 2), 0, 0],
    [0xff, frame, ...bigEndian(8, 2), 8, ...bigEndian(height, 2), ...bigEndian(width, 2), 1, 0xff, 0xd9],
  );

export const makePdf = (): Uint8Array<ArrayBuffer> => concatBytes('%PDF-1.7\n%%EOF\n');

/** Container of the old Office formats with one stream of that name. */
export const makeOle = (stream = 'WordDocument'): Uint8Array<ArrayBuffer> =>
  concatBytes(
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    'Words before it',
    [...stream].flatMap((char) => [char.charCodeAt(0), 0]),
  );

/** Zip of empty files with these names, and a comment behind. */
export function makeZip(names: readonly string[], comment = ''): Uint8Array<ArrayBuffer> {
  const files = names.map((name) => [
    ...ascii('PK\u0003\u0004'),
    ...littleEndian(0, 22),
    ...littleEndian(name.length, 2),
    0,
    0,
    ...ascii(name),
  ]);
  const entries = names.map((name) => [
    ...ascii('PK\u0001\u0002'),
    ...littleEndian(0, 24),
    ...littleEndian(name.length, 2),
    ...littleEndian(0, 16),
    ...ascii(name),
  ]);
  const directory = entries.flat();
  const end = [
    ...littleEndian(names.length, 2),
    ...littleEndian(names.length, 2),
    ...littleEndian(directory.length, 4),
    ...littleEndian(files.flat().length, 4),
  ];
  return concatBytes(
    files.flat(),
    directory,
    'PK\u0005\u0006',
    littleEndian(0, 4),
    end,
    littleEndian(comment.length, 2),
    comment,
  );
}

export const makeDocx = (comment = ''): Uint8Array<ArrayBuffer> =>
  makeZip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'], comment);
