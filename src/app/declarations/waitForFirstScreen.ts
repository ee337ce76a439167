/** ms reserved for the first screen. */
const FIRST_SCREEN_DELAY = 1500;
/** ms after which a browser that is never idle, because each frame takes all its time, loads them all the same. */
const IDLE_TIMEOUT = 3000;

/** Delays runtime declarations until after the first screen, unless the URL may be one of theirs. */
export const waitForFirstScreen = (isDelayed: boolean): Promise<void> =>
  isDelayed
    ? new Promise((resolve) => {
        setTimeout(
          () =>
            'requestIdleCallback' in window
              ? requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT })
              : resolve(),
          FIRST_SCREEN_DELAY,
        );
      })
    : Promise.resolve();
