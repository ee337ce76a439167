import { decodeFirstBytes } from '../file/base64';
import { detectStoredImageKind, IMAGE_HEAD_BYTES } from './detectStoredImageKind';
import { isAllowedImageUrl } from './imageOrigins';

/** True if an image value is a URL stored at the host, not new base64 content. */
export function isStoredImage(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

const DATA_PREFIX = /^data:image\/[\w.+-]+;base64,/;

/**
 * Returns the `src` of `<img>` for an image value. A stored URL is unchanged (also `http://`, for local networks) if its origin
 * is the console's own or one of the runtime config. Base64 content may be bare or a data URL, in one line or several; its bytes
 * tell its kind: PNG, JPEG, GIF, WebP, BMP or AVIF. `undefined` for anything else, such as SVG.
 */
export function toImageSrc(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (isStoredImage(value)) return isAllowedImageUrl(value) ? value : undefined;
  const base64 = value.replace(DATA_PREFIX, '').replaceAll(/[\r\n]+/g, '');
  const bytes = decodeFirstBytes(base64, IMAGE_HEAD_BYTES);
  const kind = bytes && detectStoredImageKind(bytes);
  return kind && `data:image/${kind};base64,${base64}`;
}
