import { firstBytes } from '../../lib/base64';
import { imageKind, startsWith } from '../../lib/imageKind';

const PREFIX = /^data:image\/(?:gif|png|jpe?g);base64,/;
const GIF = [0x47, 0x49, 0x46, 0x38];

/**
 * The address of a code that a host draws itself (AACC-60): base64 of a GIF, PNG or JPEG, bare or as a data URL. Any other
 * text is `undefined`: it is what the code says.
 */
export function pictureOf(text: string): string | undefined {
  const base64 = text.replace(PREFIX, '');
  const bytes = firstBytes(base64, 8);
  const kind = bytes && (startsWith(bytes, GIF) ? 'gif' : imageKind(bytes));
  return kind && `data:image/${kind};base64,${base64}`;
}
