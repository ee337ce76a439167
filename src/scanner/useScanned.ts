import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { topDialog } from '../ui/dialogStack';
import { SURE_READER_GAP, SURE_READER_KEYS } from '../lib/readerPace';
import { writeInto } from '../lib/writeInto';

/** ms without a key after which what is typed next is something new. */
const DONE = 1000;

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The keys since a pause, since one that ended a code, or since another input had the focus. */
interface Typing {
  into: EventTarget | null;
  text: string;
  /** When the last one came, in ms. */
  at: number;
  /** Each of the first ones came at the pace of a reader. */
  isFast: boolean;
  /** Something stood in the input besides what was selected there. */
  isBeside: boolean;
  /** Enter or Tab came: what is typed next is something new. */
  isOver: boolean;
  /** It was the Enter or Tab of a reader. */
  isEnded: boolean;
}

const NOTHING: Typing = {
  into: null,
  text: '',
  at: -Infinity,
  isFast: false,
  isBeside: false,
  isOver: true,
  isEnded: false,
};

/**
 * What a key did there: ended a code of a reader, was one of two that end the same code, would end one before anything was
 * typed, took what stood there away.
 */
export type ScannedKey = 'ended' | 'again' | 'early' | 'replaced' | undefined;

interface Scanned {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => ScannedKey;
  /** A code that ends with nothing has ended when its input is left. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

interface ScannedOptions {
  /** Keys that go nowhere, with the focus on the page itself or on a button, are meant for this box. */
  takesAll?: RefObject<HTMLInputElement | null>;
  /** It stands alone: after a code that ends with Enter or Tab the focus stays, for the next one. */
  isAlone?: boolean;
}

/**
 * For an input, or what stands around some, that codes are scanned into. A reader types the signs of a code within some ms: what
 * it types takes the place of what stood there, and is never cut to the length of the input, which would make it another
 * code. What a hand types goes where the cursor is, as anywhere; a key that is held down is a hand's.
 */
export function useScanned({ takesAll, isAlone = false }: ScannedOptions = {}): Scanned {
  const typing = useRef(NOTHING);
  useEffect(() => {
    if (!takesAll) return undefined;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
      const { current } = takesAll;
      if (!current || key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || isWritten(target))
        return;
      if (topDialog() !== (current.closest<HTMLElement>('dialog, [role="dialog"]') ?? undefined)) return;
      // The key itself is typed where the focus is by then.
      current.focus();
      current.select();
      typing.current = { ...NOTHING, into: current, text: key, at: timeStamp, isFast: true, isOver: false };
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [takesAll]);
  return {
    onKeyDown: (event) => {
      const { target, key, shiftKey, timeStamp: at } = event;
      if (!(target instanceof HTMLInputElement) || target.readOnly || target.disabled) return undefined;
      const before = typing.current.into === target ? typing.current : { ...NOTHING, into: target };
      if (key === 'Enter' || (key === 'Tab' && !shiftKey)) {
        // Two keys that end one code, such as CR and LF: the focus may be elsewhere by the second.
        if (typing.current.isEnded && at - typing.current.at < SURE_READER_GAP) {
          event.preventDefault();
          event.stopPropagation();
          return 'again';
        }
        const isEnded = isOfReader(before) && at - before.at < DONE;
        typing.current = { ...NOTHING, at, isEnded };
        if (!isEnded) return before.isOver ? 'early' : undefined;
        takeWhole(target, before.text);
        if (isAlone) {
          if (key === 'Tab') event.preventDefault();
          target.select();
        }
        return 'ended';
      }
      if (MODIFIER.test(key)) return undefined;
      // Who goes about in what stands there has ended what was typed before.
      if (MOVE.test(key)) {
        typing.current = NOTHING;
        return undefined;
      }
      typing.current = isSign(event) ? withSign(before, target, event) : withOther(before, at);
      const { text, isFast, isBeside } = typing.current;
      if (text.length !== SURE_READER_KEYS || !isFast || !isBeside) return undefined;
      typing.current = { ...typing.current, isBeside: false };
      // The key itself is typed after them.
      writeInto(target, text.slice(0, -1));
      return 'replaced';
    },
    onBlur: ({ target }) => {
      const { current } = typing;
      if (current.into !== target || !(target instanceof HTMLInputElement) || !isOfReader(current)) return;
      takeWhole(target, current.text);
      typing.current = NOTHING;
    },
  };
}

const MODIFIER = /^(?:Shift|CapsLock|AltGraph|Control|Alt|Meta)$/;

const MOVE = /^(?:Arrow\w+|Home|End)$/;

/** A sign that a reader can have typed: not one of a key that is held down. */
const isSign = ({ key, ctrlKey, metaKey, altKey, repeat, nativeEvent }: KeyboardEvent): boolean =>
  key.length === 1 && !repeat && !nativeEvent.isComposing && !metaKey && ctrlKey === altKey;

const isOfReader = ({ isFast, text }: Typing): boolean => isFast && text.length >= SURE_READER_KEYS;

function withSign(before: Typing, into: HTMLInputElement, { key, timeStamp: at }: KeyboardEvent): Typing {
  const since = at - before.at;
  if (before.isOver || since > DONE)
    return { ...NOTHING, into, text: key, at, isFast: true, isBeside: holdsMore(into), isOver: false };
  const text = before.text + key;
  // A pace that is lost later says nothing: the first keys have told who types.
  return {
    ...before,
    text,
    at,
    isFast: before.isFast && (since < SURE_READER_GAP || text.length > SURE_READER_KEYS),
  };
}

/** After any other key, what stands there is a hand's, or part of a code that has begun: nothing of it is taken away. */
const withOther = (before: Typing, at: number): Typing => ({
  ...before,
  at,
  isFast: isOfReader(before),
  isBeside: false,
  isOver: false,
});

/** Something stands there besides what is selected, which the next key takes the place of in any case. */
const holdsMore = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value !== '' && value.length !== (selectionEnd ?? 0) - (selectionStart ?? 0);

/** Puts a code there whole of which the input took no more than it may hold: what is wrong with it is then said. */
function takeWhole(input: HTMLInputElement, text: string): void {
  const { maxLength, value } = input;
  if (maxLength >= 0 && text.length > maxLength && value.length === maxLength) writeInto(input, text);
}
