/** Bytes: a multiple of three, so that pieces can be joined, and small enough to be spread into arguments. */
export const PIECE = 24_576;

/** A long text at once may need more stack than an engine gives a pattern: it is looked at in pieces. */
const isBase64 = (text: string): boolean => {
  const end = text.length - (/={1,2}$/.exec(text.slice(-2))?.[0].length ?? 0);
  for (let at = 0; at < end; at += PIECE)
    if (!/^[A-Za-z0-9+/]+$/.test(text.slice(at, Math.min(at + PIECE, end)))) return false;
  return end > 0 && text.length % 4 === 0;
};

/** The first bytes that a base64 text stands for, at most `count`; `undefined` if the text is not base64. */
export function firstBytes(base64: string, count: number): Uint8Array | undefined {
  if (!isBase64(base64)) return undefined;
  const head = atob(base64.slice(0, Math.ceil(count / 3) * 4));
  return Uint8Array.from(head.slice(0, count), (char) => char.charCodeAt(0));
}
