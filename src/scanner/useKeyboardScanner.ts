import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { topDialog } from '../ui/dialog/dialogStack';
import { SURE_SCAN_KEY_GAP_MS, SURE_SCAN_MIN_KEYS } from '../lib/input/keyboardScanTiming';
import { setNativeInputValue } from '../lib/input/setNativeInputValue';

/** ms without a key after which what is typed next is something new. */
const TYPING_TIMEOUT = 1000;

const isTextEntry = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The keys since a pause, since one that ended a code, or since another input had the focus. */
interface Typing {
  target: EventTarget | null;
  text: string;
  /** When the last one came, in ms. */
  lastKeyAt: number;
  /** Each of the first ones came at the pace of a reader. */
  isFast: boolean;
  /** Something stood in the input besides what was selected there. */
  hasOtherText: boolean;
  /** Enter or Tab came: what is typed next is something new. */
  isFinished: boolean;
  /** It was the Enter or Tab of a reader. */
  isScannerEnd: boolean;
}

const NO_TYPING: Typing = {
  target: null,
  text: '',
  lastKeyAt: -Infinity,
  isFast: false,
  hasOtherText: false,
  isFinished: true,
  isScannerEnd: false,
};

/**
 * What a key did there: ended a code of a reader, was one of two that end the same code, would end one before anything was
 * typed, took what stood there away.
 */
export type ScannerKeyEffect = 'ended' | 'again' | 'early' | 'replaced' | undefined;

interface KeyboardScanner {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => ScannerKeyEffect;
  /** A code that ends with nothing has ended when its input is left. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

interface KeyboardScannerOptions {
  /** Keys that go nowhere, with the focus on the page itself or on a button, are meant for this box. */
  captureRef?: RefObject<HTMLInputElement | null>;
  /** It stands alone: after a code that ends with Enter or Tab the focus stays, for the next one. */
  keepsFocus?: boolean;
}

/**
 * For an input, or what stands around some, that codes are scanned into. A reader types the signs of a code within some ms: what
 * it types takes the place of what stood there, and is never cut to the length of the input, which would make it another
 * code. What a hand types goes where the cursor is, as anywhere; a key that is held down is a hand's.
 */
export function useKeyboardScanner({
  captureRef,
  keepsFocus = false,
}: KeyboardScannerOptions = {}): KeyboardScanner {
  const typing = useRef(NO_TYPING);
  useEffect(() => {
    if (!captureRef) return undefined;
    const captureKey = (event: globalThis.KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
      const { current } = captureRef;
      if (!current || key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || isTextEntry(target))
        return;
      if (topDialog() !== (current.closest<HTMLElement>('dialog, [role="dialog"]') ?? undefined)) return;
      // The key itself is typed where the focus is by then.
      current.focus();
      current.select();
      typing.current = {
        ...NO_TYPING,
        target: current,
        text: key,
        lastKeyAt: timeStamp,
        isFast: true,
        isFinished: false,
      };
    };
    document.addEventListener('keydown', captureKey);
    return () => document.removeEventListener('keydown', captureKey);
  }, [captureRef]);
  return {
    onKeyDown: (event) => {
      const { target, key, shiftKey, timeStamp: time } = event;
      if (!(target instanceof HTMLInputElement) || target.readOnly || target.disabled) return undefined;
      const previous = typing.current.target === target ? typing.current : { ...NO_TYPING, target };
      if (key === 'Enter' || (key === 'Tab' && !shiftKey)) {
        // Two keys that end one code, such as CR and LF: the focus may be elsewhere by the second.
        if (typing.current.isScannerEnd && time - typing.current.lastKeyAt < SURE_SCAN_KEY_GAP_MS) {
          event.preventDefault();
          event.stopPropagation();
          return 'again';
        }
        const isScannerEnd = isFromScanner(previous) && time - previous.lastKeyAt < TYPING_TIMEOUT;
        typing.current = { ...NO_TYPING, lastKeyAt: time, isScannerEnd };
        if (!isScannerEnd) return previous.isFinished ? 'early' : undefined;
        restoreFullCode(target, previous.text);
        if (keepsFocus) {
          if (key === 'Tab') event.preventDefault();
          target.select();
        }
        return 'ended';
      }
      if (MODIFIER_KEY.test(key)) return undefined;
      // Who goes about in what stands there has ended what was typed before.
      if (NAVIGATION_KEY.test(key)) {
        typing.current = NO_TYPING;
        return undefined;
      }
      typing.current = isCharacterKey(event)
        ? addCharacter(previous, target, event)
        : addOtherKey(previous, time);
      const { text, isFast, hasOtherText } = typing.current;
      if (text.length !== SURE_SCAN_MIN_KEYS || !isFast || !hasOtherText) return undefined;
      typing.current = { ...typing.current, hasOtherText: false };
      // The key itself is typed after them.
      setNativeInputValue(target, text.slice(0, -1));
      return 'replaced';
    },
    onBlur: ({ target }) => {
      const { current } = typing;
      if (current.target !== target || !(target instanceof HTMLInputElement) || !isFromScanner(current))
        return;
      restoreFullCode(target, current.text);
      typing.current = NO_TYPING;
    },
  };
}

const MODIFIER_KEY = /^(?:Shift|CapsLock|AltGraph|Control|Alt|Meta)$/;

const NAVIGATION_KEY = /^(?:Arrow\w+|Home|End)$/;

/** A sign that a reader can have typed: not one of a key that is held down. */
const isCharacterKey = ({ key, ctrlKey, metaKey, altKey, repeat, nativeEvent }: KeyboardEvent): boolean =>
  key.length === 1 && !repeat && !nativeEvent.isComposing && !metaKey && ctrlKey === altKey;

const isFromScanner = ({ isFast, text }: Typing): boolean => isFast && text.length >= SURE_SCAN_MIN_KEYS;

function addCharacter(
  previous: Typing,
  input: HTMLInputElement,
  { key, timeStamp: time }: KeyboardEvent,
): Typing {
  const elapsed = time - previous.lastKeyAt;
  if (previous.isFinished || elapsed > TYPING_TIMEOUT)
    return {
      ...NO_TYPING,
      target: input,
      text: key,
      lastKeyAt: time,
      isFast: true,
      hasOtherText: hasUnselectedText(input),
      isFinished: false,
    };
  const text = previous.text + key;
  // A pace that is lost later says nothing: the first keys have told who types.
  return {
    ...previous,
    text,
    lastKeyAt: time,
    isFast: previous.isFast && (elapsed < SURE_SCAN_KEY_GAP_MS || text.length > SURE_SCAN_MIN_KEYS),
  };
}

/** After any other key, what stands there is a hand's, or part of a code that has begun: nothing of it is taken away. */
const addOtherKey = (previous: Typing, time: number): Typing => ({
  ...previous,
  lastKeyAt: time,
  isFast: isFromScanner(previous),
  hasOtherText: false,
  isFinished: false,
});

/** Something stands there besides what is selected, which the next key takes the place of in any case. */
const hasUnselectedText = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value !== '' && value.length !== (selectionEnd ?? 0) - (selectionStart ?? 0);

/** Puts a code there whole of which the input took no more than it may hold: what is wrong with it is then said. */
function restoreFullCode(input: HTMLInputElement, text: string): void {
  const { maxLength, value } = input;
  if (maxLength >= 0 && text.length > maxLength && value.length === maxLength)
    setNativeInputValue(input, text);
}
