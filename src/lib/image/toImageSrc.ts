import { decodeFirstBytes } from '../file/base64';
import { detectImageKind } from './detectImageKind';
import { isAllowedImageUrl } from './imageOrigins';

/** Whether an image value is already stored at the host, as opposed to new base64 content (CUST-04). */
export function isStoredImage(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

const DATA_PREFIX = /^data:image\/(?:png|jpe?g);base64,/;

/**
 * What an `<img src>` may show of an image value: a stored address of the console's own origin or of one that the runtime
 * config names, as it is (in the own network also `http://`, TICKET-14), and base64 content, bare or as a data URL, that really is a PNG or JPEG. Anything else is `undefined`.
 */
export function toImageSrc(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (isStoredImage(value)) return isAllowedImageUrl(value) ? value : undefined;
  const base64 = value.replace(DATA_PREFIX, '');
  const bytes = decodeFirstBytes(base64, 8);
  const kind = bytes && detectImageKind(bytes);
  return kind && `data:image/${kind};base64,${base64}`;
}
