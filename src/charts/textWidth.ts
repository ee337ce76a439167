/** px that a letter takes where nothing can be measured. */
const LETTER = 7;

/** The widest of some texts in px, as the marks of an axis are written. */
export function widestText(texts: readonly string[], size: number): number {
  const pen = typeof OffscreenCanvas === 'function' ? new OffscreenCanvas(1, 1).getContext('2d') : null;
  if (!pen) return Math.max(0, ...texts.map(({ length }) => length * LETTER));
  pen.font = `${size}px ${getComputedStyle(document.body).fontFamily}`;
  return Math.ceil(Math.max(0, ...texts.map((text) => pen.measureText(text).width)));
}
