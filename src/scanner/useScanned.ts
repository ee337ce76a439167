import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { topDialog } from '../ui/dialogStack';

/** ms between two keys of a reader that types; a hand needs more than twice as long. */
const READER = 35;
/** Keys at that speed after which it is a reader. */
const SURELY = 3;
/** ms without a key after which what stands in the box is done with. */
const DONE = 400;

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

interface Scanned {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** What the box holds after a change: what a reader has typed takes the place of what stood there. */
  afterKey: (next: string, before: string, at: number) => string;
}

interface ScannedOptions {
  /** Keys that go nowhere, with the focus on the page itself or on a button, are meant for the box. Default false. */
  takesAll?: boolean;
}

/**
 * For a box that codes are scanned into. A reader types the signs of a code within some ms, and most end it with Enter or Tab: the
 * code is then selected, so that the next one takes its place. One that ends it with nothing is known by its speed.
 */
export function useScanned(
  box: RefObject<HTMLInputElement | null>,
  { takesAll = false }: ScannedOptions = {},
): Scanned {
  const burst = useRef({ last: -Infinity, keys: 0, stood: '' });
  useEffect(() => {
    if (!takesAll) return undefined;
    const onKey = ({ key, ctrlKey, metaKey, altKey, target }: globalThis.KeyboardEvent): void => {
      const { current } = box;
      if (!current || key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || isWritten(target))
        return;
      if (topDialog() !== (current.closest<HTMLElement>('dialog, [role="dialog"]') ?? undefined)) return;
      // The key itself is typed where the focus is by then.
      current.focus();
      current.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box, takesAll]);
  return {
    onKeyDown: (event) => {
      const { key, shiftKey, currentTarget, timeStamp } = event;
      const isReader = burst.current.keys >= SURELY && timeStamp - burst.current.last < DONE;
      if (key === 'Enter') currentTarget.select();
      if (key !== 'Tab' || shiftKey || !isReader) return;
      event.preventDefault();
      currentTarget.select();
    },
    afterKey: (next, before, at) => {
      const { last, keys, stood } = burst.current;
      const isOneKey = next.length === before.length + 1 && next.startsWith(before);
      const isFast = isOneKey && at - last < READER;
      // Where it follows a pause, what stood there before is of an earlier code.
      burst.current = {
        last: at,
        keys: isFast ? keys + 1 : 1,
        stood: isFast ? stood : isOneKey && at - last > DONE ? before : '',
      };
      if (burst.current.keys !== SURELY || stood === '' || !next.startsWith(stood)) return next;
      burst.current.stood = '';
      return next.slice(stood.length);
    },
  };
}
