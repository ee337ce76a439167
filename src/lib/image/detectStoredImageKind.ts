import { detectImageKind, startsWith } from './detectImageKind';

/** Bytes that tell the kind of a stored image. */
export const IMAGE_HEAD_BYTES = 18;

const codesOf = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));
const GIF = codesOf('GIF8');
const RIFF = codesOf('RIFF');
const WEBP = codesOf('WEBP');
const BITMAP = codesOf('BM');
/** Sizes of the second header of a bitmap; two letters alone could be any bytes. */
const BITMAP_HEADER_SIZES = [12, 40, 108, 124];
const AVIF = [codesOf('ftypavif'), codesOf('ftypavis')];

/**
 * Detects the kind of a stored image by its first bytes; undefined for anything else, such as SVG, which can contain scripts.
 * Users upload fewer kinds, see `ImageKind`.
 */
export function detectStoredImageKind(
  bytes: Uint8Array,
): 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'avif' | undefined {
  const kind = detectImageKind(bytes);
  if (kind) return kind;
  if (startsWith(bytes, GIF)) return 'gif';
  if (startsWith(bytes, RIFF) && startsWith(bytes.subarray(8), WEBP)) return 'webp';
  if (startsWith(bytes, BITMAP) && BITMAP_HEADER_SIZES.includes(bytes[14] ?? 0)) return 'bmp';
  return AVIF.some((brand) => startsWith(bytes.subarray(4), brand)) ? 'avif' : undefined;
}
