import { useEffect, useRef, type KeyboardEvent } from 'react';
import { POSSIBLE_READER_GAP, POSSIBLE_READER_KEYS } from '../lib/readerPace';

/** ms in which the code of a reader that begins with Enter as well has begun. */
const PREFIX = 2 * POSSIBLE_READER_GAP;
/** What a key can be typed into. */
const TYPED =
  'input:not([type="radio"], [type="checkbox"], [type="file"], [type="hidden"], :disabled, [readonly], [aria-hidden]), textarea:not(:disabled, [aria-hidden])';

interface Typing {
  into: EventTarget | null;
  /** Keys since the last Enter there. */
  keys: number;
  /** Those of them that came at the pace of a reader, one after the other. */
  fast: number;
  /** When the last one came, in ms. */
  at: number;
}

const NOTHING: Typing = { into: null, keys: 0, fast: 0, at: -Infinity };

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
export function useEnterKey(isOfSeveral: boolean): (event: KeyboardEvent<HTMLElement>) => void {
  const typing = useRef(NOTHING);
  /** When a reader ended a code, in ms. */
  const ended = useRef(-Infinity);
  const prefix = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(prefix.current), []);
  return (event) => {
    const { target, currentTarget, key, timeStamp } = event;
    // A dialog that a field opened stands elsewhere in the page, and has keys of its own.
    if (!(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return;
    clearTimeout(prefix.current);
    const before = typing.current.into === target ? typing.current : { ...NOTHING, into: target };
    const fast = timeStamp - before.at <= POSSIBLE_READER_GAP ? before.fast + 1 : 1;
    if (key !== 'Enter' && key !== 'Tab') {
      // A key that is held down comes as fast as a reader's.
      if (key.length === 1)
        typing.current = {
          into: target,
          keys: before.keys + 1,
          fast: event.repeat ? 0 : fast,
          at: timeStamp,
        };
      return;
    }
    typing.current = NOTHING;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const isReader = fast >= POSSIBLE_READER_KEYS;
    const takesCodes = target.closest('[data-code]') !== null;
    const goOn = (): void => {
      event.preventDefault();
      const inputs = [...currentTarget.querySelectorAll<HTMLElement>(TYPED)];
      inputs[inputs.indexOf(target) + 1]?.focus();
    };
    // A key may be scanned as well, and is sent by Enter where it was typed by hand.
    const mayBeScanned = takesCodes || target.dataset['secret'] !== undefined;
    if (key === 'Tab') {
      if (isReader && mayBeScanned && !event.shiftKey) goOn();
      return;
    }
    if (timeStamp - ended.current <= POSSIBLE_READER_GAP) return event.preventDefault();
    if (isReader) ended.current = timeStamp;
    if (mayBeScanned && before.keys === 0) {
      event.preventDefault();
      // As Enter does it: by the button of the form, which says what is missing.
      const send = target.form?.querySelector<HTMLElement>('[type="submit"]');
      prefix.current = setTimeout(() => send?.click(), PREFIX);
    } else if (isOfSeveral && (takesCodes || isReader)) goOn();
  };
}
