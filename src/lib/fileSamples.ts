/** Small files for the tests of this folder, made byte by byte. */
const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));
const le = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => Math.floor(value / 256 ** at) % 256);
const be = (value: number, length: number): number[] => le(value, length).toReversed();

export const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : [...part])));

/** Head of a PNG that says it is `width` × `height` px. */
export const png = (width = 2, height = 3): Uint8Array<ArrayBuffer> =>
  bytesOf(
    [0x89],
    'PNG\r\n\u001a\n',
    be(13, 4),
    'IHDR',
    be(width, 4),
    be(height, 4),
    [8, 2, 0, 0, 0, 0, 0, 0, 0],
  );

/** Head of a JPEG with an application segment before its frame. */
export const jpeg = (width = 2, height = 3, frame = 0xc0): Uint8Array<ArrayBuffer> =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe0, ...be(7, 2), ...ascii('JFIF\0')],
    [0xff, 0xc4, ...be(4, 2), 0, 0],
    [0xff, frame, ...be(8, 2), 8, ...be(height, 2), ...be(width, 2), 1, 0xff, 0xd9],
  );

export const pdf = (): Uint8Array<ArrayBuffer> => bytesOf('%PDF-1.7\n%%EOF\n');

/** Container of the old Office formats with one stream of that name. */
export const ole = (stream = 'WordDocument'): Uint8Array<ArrayBuffer> =>
  bytesOf(
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    'Words before it',
    [...stream].flatMap((char) => [char.charCodeAt(0), 0]),
  );

/** Zip of empty files with these names, and a comment behind. */
export function zip(names: readonly string[], comment = ''): Uint8Array<ArrayBuffer> {
  const files = names.map((name) => [
    ...ascii('PK\u0003\u0004'),
    ...le(0, 22),
    ...le(name.length, 2),
    0,
    0,
    ...ascii(name),
  ]);
  const entries = names.map((name) => [
    ...ascii('PK\u0001\u0002'),
    ...le(0, 24),
    ...le(name.length, 2),
    ...le(0, 16),
    ...ascii(name),
  ]);
  const directory = entries.flat();
  const end = [
    ...le(names.length, 2),
    ...le(names.length, 2),
    ...le(directory.length, 4),
    ...le(files.flat().length, 4),
  ];
  return bytesOf(files.flat(), directory, 'PK\u0005\u0006', le(0, 4), end, le(comment.length, 2), comment);
}

export const docx = (comment = ''): Uint8Array<ArrayBuffer> =>
  zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'], comment);
