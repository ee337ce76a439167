/** ms from a change to the read that it causes: changes that follow at once share it. */
export const GATHER_MS = 1000;
/** Minimum ms from one read to the next, however many changes come. */
export const PACE_MS = 5000;

/** Calls a function some time after changes, and not more often than every few seconds. */
export class PacedReads {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #readAt = -Infinity;

  constructor(private readonly read: () => void) {}

  /** Reads soon. */
  request(): void {
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        this.#readAt = performance.now();
        this.read();
      },
      Math.max(GATHER_MS, this.#readAt + PACE_MS - performance.now()),
    );
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
