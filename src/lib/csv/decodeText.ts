/** Encodings in which spreadsheets save CSV. */
export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252';

/** A text without its byte order mark, and its encoding. */
export interface DecodedText {
  text: string;
  encoding: Encoding;
}

/** Bytes that Windows-1252 does not define, as its decoder returns them, and control characters that no text contains. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const NON_TEXT = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/;
/** UTF-8 sequences as single bytes: next to bytes that are not UTF-8, they mean a damaged file, not another encoding. */
const UTF8_SEQUENCE = /[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/;

/**
 * Decodes a text file: UTF-8, UTF-16 with a byte order mark («Texto Unicode»), or else Windows-1252, the encoding of «CSV
 * (delimitado por comas)» in a Spanish Excel. undefined if the file is not text in any of them.
 */
export function decodeText(bytes: ArrayBuffer): DecodedText | undefined {
  const [firstByte, secondByte] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (firstByte === 0xff && secondByte === 0xfe) return tryDecode(bytes, 'utf-16le', 'utf-16');
  if (firstByte === 0xfe && secondByte === 0xff) return tryDecode(bytes, 'utf-16be', 'utf-16');
  return tryDecode(bytes, 'utf-8', 'utf-8') ?? decodeWindows1252(bytes);
}

function tryDecode(bytes: ArrayBuffer, label: string, encoding: Encoding): DecodedText | undefined {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : { text, encoding };
  } catch {
    return undefined;
  }
}

/**
 * Characters of Windows-1252 for 80 to 9f, which are control characters in Latin 1; undefined codes stay control characters.
 */
const WINDOWS_1252_CHARS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Decodes Windows-1252. Any byte sequence could be Windows-1252, so this rejects texts with signs of something else. Own
 * code, since decoders of that name disagree on 80 to 9f.
 */
function decodeWindows1252(bytes: ArrayBuffer): DecodedText | undefined {
  const latin1Text = toLatin1(bytes);
  if (UTF8_SEQUENCE.test(latin1Text)) return undefined;
  const text = latin1Text.replaceAll(
    /[\x80-\x9f]/g,
    (byte) => WINDOWS_1252_CHARS[byte.charCodeAt(0) - 0x80] ?? byte,
  );
  return NON_TEXT.test(text) ? undefined : { text, encoding: 'windows-1252' };
}

/** Returns one character per byte. */
function toLatin1(bytes: ArrayBuffer): string {
  const byteArray = new Uint8Array(bytes);
  let text = '';
  for (let offset = 0; offset < byteArray.length; offset += 8192)
    text += String.fromCharCode(...byteArray.subarray(offset, offset + 8192));
  return text;
}
