import { useEffect, useRef, type KeyboardEvent } from 'react';
import { POSSIBLE_SCAN_KEY_GAP_MS, POSSIBLE_SCAN_MIN_KEYS } from '../../lib/input/keyboardScanTiming';

/** ms within which a scanner that sends Enter first has started its code. */
const PREFIX_DELAY = 2 * POSSIBLE_SCAN_KEY_GAP_MS;
/** Matches elements that take text input. */
const TYPABLE_SELECTOR =
  'input:not([type="radio"], [type="checkbox"], [type="file"], [type="hidden"], :disabled, [readonly], [aria-hidden]), textarea:not(:disabled, [aria-hidden])';

interface TypingState {
  into: EventTarget | null;
  /** Number of keys since the last Enter in this element. */
  keys: number;
  /** Number of consecutive keys at the speed of a scanner. */
  fastKeys: number;
  /** Time of the last key in ms. */
  lastTime: number;
}

const NO_TYPING: TypingState = { into: null, keys: 0, fastKeys: 0, lastTime: -Infinity };

/**
 * Handles Enter in a text field of a form with several fields (decision 74). After typed text, Enter submits the form, which
 * shows what is missing. After a scanned code, and after a code in a field that takes codes, Enter only ends the code and
 * focuses the next field. So a code that ends with Enter never submits a form whose other fields the user has not checked.
 * A form with one field is submitted, because nothing else can be missing.
 *
 * Tab after a scanned code also focuses the next field and skips the current field's own buttons. A second Enter right
 * after the first, from a scanner that sends two, is ignored. Enter before any input in a field that takes codes submits
 * after a short delay, unless a code follows, because some scanners start with Enter.
 */
export function useEnterKey(hasSeveralFields: boolean): (event: KeyboardEvent<HTMLElement>) => void {
  const typing = useRef(NO_TYPING);
  /** Time of a scanner's last Enter, in ms. */
  const lastReaderEnd = useRef(-Infinity);
  const prefixTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(prefixTimer.current), []);
  return (event) => {
    const { target, currentTarget, key, timeStamp } = event;
    // A dialog that a field opened is elsewhere in the DOM and handles its own keys.
    if (!(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return;
    clearTimeout(prefixTimer.current);
    const before = typing.current.into === target ? typing.current : { ...NO_TYPING, into: target };
    const fastKeys = timeStamp - before.lastTime <= POSSIBLE_SCAN_KEY_GAP_MS ? before.fastKeys + 1 : 1;
    if (key !== 'Enter' && key !== 'Tab') {
      // A held key repeats as fast as a scanner types.
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
    // A secret can be scanned too; if typed by hand, Enter submits.
    const isScannable = takesCodes || target.dataset['secret'] !== undefined;
    if (key === 'Tab') {
      if (isReader && isScannable && !event.shiftKey) focusNext();
      return;
    }
    if (timeStamp - lastReaderEnd.current <= POSSIBLE_SCAN_KEY_GAP_MS) return event.preventDefault();
    if (isReader) lastReaderEnd.current = timeStamp;
    if (isScannable && before.keys === 0) {
      event.preventDefault();
      // As Enter does: through the form's submit button, which shows what is missing.
      const submitButton = target.form?.querySelector<HTMLElement>('[type="submit"]');
      prefixTimer.current = setTimeout(() => submitButton?.click(), PREFIX_DELAY);
    } else if (hasSeveralFields && (takesCodes || isReader)) focusNext();
  };
}
