/**
 * The bytes of standard base64, padded as it should be; `undefined` when it is anything else. Read and written again
 * instead of matched: a pattern over millions of characters may need more stack than the engine gives (RangeError).
 */
export function decodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return text !== '' && bytes.toString('base64') === text ? bytes : undefined;
}
