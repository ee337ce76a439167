import { useRef, type KeyboardEvent } from 'react';

/** ms from key to key within which no hand types: a reader of codes does. */
const READER_PACE = 50;
/** Keys, the Enter among them, that come at that pace: a hand can have two so close. */
const READER_KEYS = 5;
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
 */
export function useEnterKey(isOfSeveral: boolean): (event: KeyboardEvent<HTMLElement>) => void {
  const typing = useRef(NOTHING);
  return (event) => {
    const { target, currentTarget, key, timeStamp } = event;
    // A dialog that a field opened stands elsewhere in the page, and has keys of its own.
    if (!(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return;
    const before = typing.current.into === target ? typing.current : { ...NOTHING, into: target };
    const fast = timeStamp - before.at <= READER_PACE ? before.fast + 1 : 1;
    if (key !== 'Enter') {
      if (key.length === 1) typing.current = { into: target, keys: before.keys + 1, fast, at: timeStamp };
      return;
    }
    typing.current = NOTHING;
    if (!isOfSeveral || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const isCode = before.keys > 0 && target.closest('[data-code]') !== null;
    if (!isCode && fast < READER_KEYS) return;
    event.preventDefault();
    const inputs = [...currentTarget.querySelectorAll<HTMLElement>(TYPED)];
    inputs[inputs.indexOf(target) + 1]?.focus();
  };
}
