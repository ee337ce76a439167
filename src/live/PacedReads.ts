/** ms from a change to the read that it causes: changes that follow at once share it. */
export const GATHER_MS = 1000;
/** Default minimum ms from one read to the next, however many changes come. */
export const PACE_MS = 5000;

/**
 * Calls a function some time after changes, and not more often than its pace. A hidden page waits until it is visible.
 */
export class PacedReads {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #readAt = -Infinity;

  constructor(
    private readonly read: () => void,
    /** Returns the minimum ms from one read to the next. */
    private readonly getPace: () => number = () => PACE_MS,
  ) {}

  /** Reads soon. */
  request(): void {
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        this.#readIfVisible();
      },
      Math.max(GATHER_MS, this.#readAt + this.getPace() - performance.now()),
    );
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    document.removeEventListener('visibilitychange', this.#readIfVisible);
  }

  readonly #readIfVisible = (): void => {
    // Adding the same listener again has no effect.
    if (document.hidden) return document.addEventListener('visibilitychange', this.#readIfVisible);
    document.removeEventListener('visibilitychange', this.#readIfVisible);
    this.#readAt = performance.now();
    this.read();
  };
}
