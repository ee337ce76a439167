import { imageKind } from './imageKind';

/** How many pixels a PNG or JPEG says it has, from its header, without decoding it; `undefined` if it does not say. */
export function imagePixels(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (imageKind(bytes) === 'png')
    return bytes.length >= 24 ? view.getUint32(16) * view.getUint32(20) : undefined;
  return imageKind(bytes) === 'jpeg' ? jpegPixels(bytes, view) : undefined;
}

// C4, C8 and CC lie among the frame markers but mean tables and extensions.
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function jpegPixels(bytes: Uint8Array, view: DataView): number | undefined {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    // A byte of 0xff may pad; the length of a segment counts its own two bytes.
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
}
