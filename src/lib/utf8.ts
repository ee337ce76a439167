/** The text without its byte order mark; undefined for what is not UTF-8 or not text. */
export function decodeUtf8(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
