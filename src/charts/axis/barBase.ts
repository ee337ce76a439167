/**
 * Returns the value at which the bars of small charts start: 0, or a round number below values that lie so close together that
 * from 0 all bars would be of one height. It leaves at least as much below the lowest bar as there is between it and the highest.
 */
export function computeBarBase(values: readonly number[]): number {
  const low = Math.min(...values);
  const spread = Math.max(...values) - low;
  if (!(spread > 0) || low <= spread) return 0;
  const step = 10 ** Math.floor(Math.log10(spread));
  return Math.floor((low - spread) / step) * step;
}
