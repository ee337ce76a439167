/** px that a letter takes where nothing can be measured. */
const FALLBACK_LETTER_WIDTH = 7;

/** The widest of some texts in px, as the marks of an axis are written. */
export function measureWidestText(texts: readonly string[], size: number): number {
  const context = typeof OffscreenCanvas === 'function' ? new OffscreenCanvas(1, 1).getContext('2d') : null;
  if (!context) return Math.max(0, ...texts.map(({ length }) => length * FALLBACK_LETTER_WIDTH));
  context.font = `${size}px ${getComputedStyle(document.body).fontFamily}`;
  return Math.ceil(Math.max(0, ...texts.map((text) => context.measureText(text).width)));
}
