import { decodeFirstBytes } from '../../lib/file/base64';
import { detectImageKind, startsWith } from '../../lib/image/detectImageKind';

const DATA_URL_PREFIX = /^data:image\/(?:gif|png|jpe?g);base64,/;
const GIF = [0x47, 0x49, 0x46, 0x38];

/**
 * Returns the URL of a code that the host has rendered: base64 of a GIF, PNG or JPEG, plain or as a data URL. Returns
 * `undefined` for any other text, which is the code's content.
 */
export function toHostImageUrl(text: string): string | undefined {
  const base64 = text.replace(DATA_URL_PREFIX, '');
  const bytes = decodeFirstBytes(base64, 8);
  const kind = bytes && (startsWith(bytes, GIF) ? 'gif' : detectImageKind(bytes));
  return kind && `data:image/${kind};base64,${base64}`;
}
