import { setNativeInputValue } from './setNativeInputValue';
import type { TextControl } from './textControl';

interface TypedKeys {
  text: string;
  /** True if a scanner typed the text: keydown listeners recognise it by their pace, and it replaces a code. */
  isFromScanner: boolean;
  /** True if Enter followed: it submits the form, unless a listener prevents that. */
  hasEnter: boolean;
  /** Time of the first key, as in `Event.timeStamp`. Default: now. */
  startedAt?: number;
}

/** Types keys into a field that they were meant for, but did not reach. */
export function typeIntoField(
  field: TextControl,
  { text, isFromScanner, hasEnter, startedAt = performance.now() }: TypedKeys,
): void {
  // The first key replaces the selected text, as in a browser.
  const { value, selectionStart, selectionEnd } = field;
  const existingText = selectionStart === 0 && selectionEnd === value.length ? '' : value;
  // Keydown listeners recognise a code reader by these events. In a code field the first keys replace the existing value.
  if (isFromScanner)
    Array.from(text, (key, index) => field.dispatchEvent(createKeydown(key, startedAt + index)));
  const maxLength = field.maxLength < 0 ? undefined : field.maxLength;
  setNativeInputValue(field, ((field.value === value ? existingText : '') + text).slice(0, maxLength));
  if (!hasEnter) return;
  if (
    field.dispatchEvent(createKeydown('Enter', startedAt + text.length)) &&
    field instanceof HTMLInputElement
  )
    field.form?.requestSubmit();
}

/** Creates a keydown event as from a code reader, one ms after the last, however late it is handled. */
function createKeydown(key: string, timeStamp: number): KeyboardEvent {
  const code = key === 'Enter' ? key : '';
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return event;
}
