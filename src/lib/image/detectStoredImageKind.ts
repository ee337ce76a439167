import { detectImageKind } from './detectImageKind';

/** Bytes that tell the kind of a stored image. */
export const IMAGE_HEAD_BYTES = 18;

/** First characters of each kind. Those of a bitmap include the size of its second header: two letters could be any bytes. */
const OTHER_KINDS = [
  ['gif', /^GIF8/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['bmp', /^BM.{12}[\f(l|]/s],
  ['avif', /^.{4}ftypavi[fs]/s],
] as const;

/**
 * Detects the kind of a stored image by its first bytes; undefined for anything else, such as SVG, which can contain scripts.
 * Users upload fewer kinds, see `ImageKind`.
 */
export function detectStoredImageKind(
  bytes: Uint8Array,
): 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'avif' | undefined {
  const head = String.fromCharCode(...bytes);
  return detectImageKind(bytes) ?? OTHER_KINDS.find(([, pattern]) => pattern.test(head))?.[0];
}
