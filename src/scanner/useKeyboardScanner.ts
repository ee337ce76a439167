import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { SURE_SCAN_KEY_GAP_MS, SURE_SCAN_MIN_KEYS } from '../lib/input/keyboardScanTiming';
import { setNativeInputValue } from '../lib/input/setNativeInputValue';

/** ms without a key after which typing restarts. */
const TYPING_TIMEOUT = 1000;

/** Keys since a pause, since a key that ended a code, or since the focus was in another input. */
interface Typing {
  target: EventTarget | null;
  text: string;
  /** Time of the last key in ms. */
  lastKeyAt: number;
  /** True if each of the first keys came at scanner speed. */
  isFast: boolean;
  /** True if the input had text besides the selection. */
  hasOtherText: boolean;
  /** True after Enter or Tab: typing restarts. */
  isFinished: boolean;
  /** True if a scanner sent that Enter or Tab. */
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
 * Effect of a key: it ended a scanned code, was the second of two that end one code, came before anything was typed, or
 * replaced the existing text.
 */
export type ScannerKeyEffect = 'ended' | 'again' | 'early' | 'replaced' | undefined;

interface KeyboardScanner {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => ScannerKeyEffect;
  /** Ends a code without an end key when the input loses the focus. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

interface KeyboardScannerOptions {
  /** True for a single input: after a code that ends with Enter or Tab the focus stays, for the next code. */
  keepsFocus?: boolean;
}

/**
 * Handles a keyboard scanner in an input or a group of inputs. A scanner types a code within some ms: its text replaces the
 * existing value and is never truncated to the input's length, which would change the code. Manual typing goes to the cursor
 * as usual; a repeating key counts as manual.
 */
export function useKeyboardScanner({ keepsFocus = false }: KeyboardScannerOptions = {}): KeyboardScanner {
  const typing = useRef(NO_TYPING);
  return {
    onKeyDown: (event) => {
      const { target, key, shiftKey, timeStamp: time } = event;
      if (!(target instanceof HTMLInputElement) || target.readOnly || target.disabled) return undefined;
      const previous = typing.current.target === target ? typing.current : { ...NO_TYPING, target };
      if (key === 'Enter' || (key === 'Tab' && !shiftKey)) {
        // Two keys may end one code, such as CR and LF: the focus may have moved by the second.
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
      // Moving the cursor ends the current typing.
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
      // The browser then types this key after the text.
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

/** True for a character that a scanner can type: not a repeating key. */
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
  // A later loss of speed means nothing: the first keys have identified the scanner.
  return {
    ...previous,
    text,
    lastKeyAt: time,
    isFast: previous.isFast && (elapsed < SURE_SCAN_KEY_GAP_MS || text.length > SURE_SCAN_MIN_KEYS),
  };
}

/** After any other key the text is manual, or part of a code in progress, so nothing is removed. */
const addOtherKey = (previous: Typing, time: number): Typing => ({
  ...previous,
  lastKeyAt: time,
  isFast: isFromScanner(previous),
  hasOtherText: false,
  isFinished: false,
});

/** True if the input has text besides the selection; the next key replaces the selection anyway. */
const hasUnselectedText = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value !== '' && value.length !== (selectionEnd ?? 0) - (selectionStart ?? 0);

/** Restores a code that the input truncated to its maximum length, so that validation reports it. */
function restoreFullCode(input: HTMLInputElement, text: string): void {
  const { maxLength, value } = input;
  if (maxLength >= 0 && text.length > maxLength && value.length === maxLength)
    setNativeInputValue(input, text);
}
