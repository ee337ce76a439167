/** ms from key to key of a hand. */
const HAND = 140;

const done = new WeakSet<Window>();

/**
 * Lets the keys of this window come at the pace of a hand: on a quick machine those that a test presses come like those of a
 * reader of codes, which the console tells by their pace. A key that brings a time of its own keeps it
 * (`scanner/testing/keyboard.ts`). Once: a window may see many files of tests.
 */
export function withKeysByHand(window: Window): void {
  if (done.has(window)) return;
  done.add(window);
  let last = -Infinity;
  window.addEventListener(
    'keydown',
    (event) => {
      if (Object.hasOwn(event, 'timeStamp')) return;
      last = Math.max(last + HAND, event.timeStamp);
      Object.defineProperty(event, 'timeStamp', { value: last });
    },
    { capture: true },
  );
}
