/**
 * Decodes standard base64 with correct padding; `undefined` for anything else. It decodes and re-encodes instead of
 * matching a pattern: over millions of characters that may overflow the engine's stack (RangeError).
 */
export function decodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return text !== '' && bytes.toString('base64') === text ? bytes : undefined;
}
