import { unprocessableError } from '../server/responses/hostError';
import { decodeBase64 } from './base64';

/** Bytes in a megabyte, as used by limits. */
export const MB = 1024 * 1024;

/** Maximum size of a logo or background in bytes, inclusive: 5 MB. */
export const IMAGE_MAX_BYTES = 5 * MB;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Returns the image type by the file signature; name and declared type do not count. */
export function imageType(bytes: Buffer): 'image/png' | 'image/jpeg' | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  return undefined;
}

/**
 * Reads an image value of a body, at most `maxBytes` large; 422 at `pointer` for anything else. Keeps `https://…`
 * unchanged; anything else must be base64 of a png or jpeg, with or without a `data:` prefix, and is returned as a
 * `data:` URL. Empty or null clears.
 */
export function readImage(value: string | null, pointer: string, maxBytes = IMAGE_MAX_BYTES): string | null {
  if (value === null || value === '') return null;
  if (value.startsWith('https://') && value.length <= 2048 && URL.canParse(value)) return value;
  const base64 = value.replace(/^data:image\/(?:png|jpe?g);base64,/, '');
  const bytes = decodeBase64(base64) ?? Buffer.alloc(0);
  const type = imageType(bytes);
  if (!type) throw unprocessableError(pointer, 'La imagen debe ser jpg, jpeg o png.');
  if (bytes.length > maxBytes)
    throw unprocessableError(pointer, `La imagen no puede superar ${maxBytes / MB} MB.`);
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** Same as {@link readImage}, for an optional member. */
export const readOptionalImage = (
  value: string | null | undefined,
  pointer: string,
  maxBytes?: number,
): string | null | undefined => (value === undefined ? undefined : readImage(value, pointer, maxBytes));
