let ended = -Infinity;

/** A write was answered, or nobody knows how it ended. */
export const writeEnded = (): void => void (ended = performance.now());

/** ms of the page's clock when the last write ended; what was asked for since knows of it. */
export const lastWriteEnded = (): number => ended;
