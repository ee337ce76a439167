import { firstBytes } from './base64';
import { imageKind } from './imageKind';
import { mayLoad } from './pictures';

/** Whether an image value is already stored at the host, as opposed to new base64 content (CUST-04). */
export function isStoredImage(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('https://') && URL.canParse(value);
}

const DATA_PREFIX = /^data:image\/(?:png|jpe?g);base64,/;

/**
 * What an `<img src>` may show of an image value: a stored `https://` address of a host that the runtime config names, as it
 * is, and base64 content, bare or as a data URL, that really is a PNG or JPEG. Anything else is `undefined`.
 */
export function imageSrc(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (isStoredImage(value)) return mayLoad(value) ? value : undefined;
  const base64 = value.replace(DATA_PREFIX, '');
  const bytes = firstBytes(base64, 8);
  const kind = bytes && imageKind(bytes);
  return kind && `data:image/${kind};base64,${base64}`;
}
