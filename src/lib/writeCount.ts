let writeCount = 0;

/** Counts a write that has ended, with a response or an unknown outcome. */
export const countWrite = (): void => void (writeCount += 1);

/**
 * Returns the number of ended writes. A read that began at the same count includes all of them; timestamps are not precise
 * enough for this.
 */
export const getWriteCount = (): number => writeCount;
