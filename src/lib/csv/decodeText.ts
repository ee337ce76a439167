/** How the letters of a text file are written: what spreadsheets save CSV as. */
export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252';

/** A text, without its byte order mark, and how it was written. */
export interface DecodedText {
  text: string;
  encoding: Encoding;
}

/** Bytes that are no letter of Windows-1252, as its decoder gives them, and control characters that no text has. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const NON_TEXT = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/;
/** Sequences of UTF-8 as single bytes: beside bytes that are none, they tell of a damaged file, not of another encoding. */
const UTF8_SEQUENCE = /[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/;

/**
 * The text of a file: UTF-8, UTF-16 with a byte order mark («Texto Unicode»), or else Windows-1252, which is what a Spanish
 * Excel saves as «CSV (delimitado por comas)». undefined for what is no text in any of them.
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

/** The letters of Windows-1252 where Latin 1 has control characters, 80 to 9f; what it has not stays one. */
const WINDOWS_1252_CHARS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Any byte may be one of Windows-1252: what speaks against it is looked for. By hand, since decoders of that name do not agree
 * on 80 to 9f.
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

/** One character a byte. */
function toLatin1(bytes: ArrayBuffer): string {
  const byteArray = new Uint8Array(bytes);
  let text = '';
  for (let offset = 0; offset < byteArray.length; offset += 8192)
    text += String.fromCharCode(...byteArray.subarray(offset, offset + 8192));
  return text;
}
