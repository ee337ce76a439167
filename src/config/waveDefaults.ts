/** Defaults of `waves`: records, % and seconds. Apart from the others, because the first page needs none of them. */
export const WAVE_DEFAULTS = { size: 10, stopAbove: 20, interval: 30 } as const;
