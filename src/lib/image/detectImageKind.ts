const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** True if the bytes start with `magic`. */
export function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

/** Detects the kind of an image by its first bytes (8 are enough); the name does not matter. */
export function detectImageKind(bytes: Uint8Array): 'png' | 'jpeg' | undefined {
  if (startsWith(bytes, PNG)) return 'png';
  return startsWith(bytes, JPEG) ? 'jpeg' : undefined;
}
