let writeCount = 0;

/** A write was answered, or nobody knows how it ended. */
export const countWrite = (): void => void (writeCount += 1);

/** How many writes have ended: a read that began at the same count knows of all of them. No clock is that exact. */
export const getWriteCount = (): number => writeCount;
