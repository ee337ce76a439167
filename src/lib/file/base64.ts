/** Bytes: a multiple of three, so that chunks can be joined, and small enough to be spread into arguments. */
export const CHUNK_BYTES = 24_576;

/** Tests the text in chunks: a regex over a long text can overflow the engine's stack. */
const isBase64 = (text: string): boolean => {
  const end = text.length - (/={1,2}$/.exec(text.slice(-2))?.[0].length ?? 0);
  for (let offset = 0; offset < end; offset += CHUNK_BYTES)
    if (!/^[A-Za-z0-9+/]+$/.test(text.slice(offset, Math.min(offset + CHUNK_BYTES, end)))) return false;
  return end > 0 && text.length % 4 === 0;
};

/** Decodes the first bytes of a base64 text, at most `count`; `undefined` if the text is not base64. */
export function decodeFirstBytes(base64: string, count: number): Uint8Array | undefined {
  if (!isBase64(base64)) return undefined;
  const head = atob(base64.slice(0, Math.ceil(count / 3) * 4));
  return Uint8Array.from(head.slice(0, count), (char) => char.charCodeAt(0));
}

/** Encodes a file as standard base64 without the `data:` prefix, the format in which the services host takes files. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const chunks: string[] = [];
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES)
    chunks.push(btoa(String.fromCharCode(...bytes.subarray(offset, offset + CHUNK_BYTES))));
  return chunks.join('');
}
