/** Width of a letter in px if text cannot be measured. */
const FALLBACK_LETTER_WIDTH = 7;

/** Returns the width of the widest text in px, in the font of axis ticks. */
export function measureWidestText(texts: readonly string[], size: number): number {
  const context = typeof OffscreenCanvas === 'function' ? new OffscreenCanvas(1, 1).getContext('2d') : null;
  if (!context) return Math.max(0, ...texts.map(({ length }) => length * FALLBACK_LETTER_WIDTH));
  context.font = `${size}px ${getComputedStyle(document.body).fontFamily}`;
  return Math.ceil(Math.max(0, ...texts.map((text) => context.measureText(text).width)));
}
