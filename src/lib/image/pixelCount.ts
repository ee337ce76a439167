import { detectImageKind } from './detectImageKind';

/**
 * Reads the pixel count of a PNG or JPEG from its header, without decoding it; `undefined` if the header does not have it.
 */
export function readPixelCount(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (detectImageKind(bytes) === 'png')
    return bytes.length >= 24 ? view.getUint32(16) * view.getUint32(20) : undefined;
  return detectImageKind(bytes) === 'jpeg' ? readJpegPixelCount(bytes, view) : undefined;
}

// C4, C8 and CC are in the range of frame markers, but are tables and extensions.
function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function readJpegPixelCount(bytes: Uint8Array, view: DataView): number | undefined {
  let offset = 2;
  while (offset + 9 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    if (isFrameMarker(marker)) return view.getUint16(offset + 5) * view.getUint16(offset + 7);
    // A byte of 0xff may be padding; a segment's length includes its own two bytes.
    offset += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(offset + 2));
  }
  return undefined;
}
