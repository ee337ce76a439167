/** ms from key to key of a hand. */
const HAND_PACE = 140;

const patchedWindows = new WeakSet<Window>();

/**
 * Lets the keys of this window come at the pace of a hand: on a quick machine those that a test presses come like those of a
 * reader of codes, which the console tells by their pace. A key that brings a time of its own keeps it
 * (`scanner/testing/keyboard.ts`). Once: a window may see many files of tests.
 */
export function installHandKeyPace(window: Window): void {
  if (patchedWindows.has(window)) return;
  patchedWindows.add(window);
  let lastTime = -Infinity;
  window.addEventListener(
    'keydown',
    (event) => {
      if (Object.hasOwn(event, 'timeStamp')) return;
      lastTime = Math.max(lastTime + HAND_PACE, event.timeStamp);
      Object.defineProperty(event, 'timeStamp', { value: lastTime });
    },
    { capture: true },
  );
}
