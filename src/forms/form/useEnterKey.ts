import { useEffect, useRef, type KeyboardEvent } from 'react';
import { POSSIBLE_SCAN_KEY_GAP_MS, POSSIBLE_SCAN_MIN_KEYS } from '../../lib/input/keyboardScanTiming';

/** ms in which the code of a reader that begins with Enter as well has begun. */
const PREFIX_DELAY = 2 * POSSIBLE_SCAN_KEY_GAP_MS;
/** What a key can be typed into. */
const TYPABLE_SELECTOR =
  'input:not([type="radio"], [type="checkbox"], [type="file"], [type="hidden"], :disabled, [readonly], [aria-hidden]), textarea:not(:disabled, [aria-hidden])';

interface TypingState {
  into: EventTarget | null;
  /** Keys since the last Enter there. */
  keys: number;
  /** Those of them that came at the pace of a reader, one after the other. */
  fastKeys: number;
  /** When the last one came, in ms. */
  lastTime: number;
}

const NO_TYPING: TypingState = { into: null, keys: 0, fastKeys: 0, lastTime: -Infinity };

/**
 * What Enter does in a text field of a form with several fields (decision 74): after what a person typed it sends the form,
 * which says what is missing; after what a reader of codes typed, and after a code in a field that takes one, it only ends the
 * code, and the next field has the focus. So a code that ends with Enter never sends a form of which the rest was not
 * looked at. A form of one field is sent: nothing else is missing.
 *
 * Tab after the code of a reader goes to the next field as well, past the buttons of its own. A second Enter at once, of a
 * reader that ends with two, does nothing; one before anything was typed into a field that takes codes sends a moment
 * later, unless a code follows it: there are readers that begin with Enter.
 */
export function useEnterKey(hasSeveralFields: boolean): (event: KeyboardEvent<HTMLElement>) => void {
  const typing = useRef(NO_TYPING);
  /** When a reader ended a code, in ms. */
  const lastReaderEnd = useRef(-Infinity);
  const prefixTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(prefixTimer.current), []);
  return (event) => {
    const { target, currentTarget, key, timeStamp } = event;
    // A dialog that a field opened stands elsewhere in the page, and has keys of its own.
    if (!(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return;
    clearTimeout(prefixTimer.current);
    const before = typing.current.into === target ? typing.current : { ...NO_TYPING, into: target };
    const fastKeys = timeStamp - before.lastTime <= POSSIBLE_SCAN_KEY_GAP_MS ? before.fastKeys + 1 : 1;
    if (key !== 'Enter' && key !== 'Tab') {
      // A key that is held down comes as fast as a reader's.
      if (key.length === 1)
        typing.current = {
          into: target,
          keys: before.keys + 1,
          fastKeys: event.repeat ? 0 : fastKeys,
          lastTime: timeStamp,
        };
      return;
    }
    typing.current = NO_TYPING;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const isReader = fastKeys >= POSSIBLE_SCAN_MIN_KEYS;
    const takesCodes = target.closest('[data-code]') !== null;
    const focusNext = (): void => {
      event.preventDefault();
      const inputs = [...currentTarget.querySelectorAll<HTMLElement>(TYPABLE_SELECTOR)];
      inputs[inputs.indexOf(target) + 1]?.focus();
    };
    // A key may be scanned as well, and is sent by Enter where it was typed by hand.
    const isScannable = takesCodes || target.dataset['secret'] !== undefined;
    if (key === 'Tab') {
      if (isReader && isScannable && !event.shiftKey) focusNext();
      return;
    }
    if (timeStamp - lastReaderEnd.current <= POSSIBLE_SCAN_KEY_GAP_MS) return event.preventDefault();
    if (isReader) lastReaderEnd.current = timeStamp;
    if (isScannable && before.keys === 0) {
      event.preventDefault();
      // As Enter does it: by the button of the form, which says what is missing.
      const submitButton = target.form?.querySelector<HTMLElement>('[type="submit"]');
      prefixTimer.current = setTimeout(() => submitButton?.click(), PREFIX_DELAY);
    } else if (hasSeveralFields && (takesCodes || isReader)) focusNext();
  };
}
