import { act, fireEvent } from '@testing-library/react';

/** ms of a clock of its own: the pace of keys is what is tested, not that of the machine. */
let currentTime = 0;

function withTimeStamp<Made extends Event>(event: Made): Made {
  Object.defineProperty(event, 'timeStamp', { value: currentTime });
  return event;
}

/** Inserts a character as a browser does: it replaces the selection, up to the input's maximum length. */
function insertText(input: HTMLInputElement, text: string): void {
  const { value, maxLength } = input;
  const [start, end] = [input.selectionStart ?? value.length, input.selectionEnd ?? value.length];
  const roomLeft = maxLength < 0 ? text.length : Math.max(0, maxLength - (value.length - (end - start)));
  const insertedText = text.slice(0, roomLeft);
  if (insertedText === '') return;
  Reflect.set(
    HTMLInputElement.prototype,
    'value',
    value.slice(0, start) + insertedText + value.slice(end),
    input,
  );
  input.setSelectionRange(start + insertedText.length, start + insertedText.length);
  fireEvent(input, withTimeStamp(new InputEvent('input', { bubbles: true, data: insertedText })));
}

/** Presses a key where the focus is, `pace` ms after the last one. Enter sends a form, Tab leaves the input, unless it is prevented. */
export function pressKey(key: string, pace: number): void {
  currentTime += pace;
  const { activeElement: target } = document;
  if (!target) return;
  const isNotPrevented = fireEvent(
    target,
    withTimeStamp(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
  // Who hears the key may have moved the focus: it is typed there.
  const { activeElement: input } = document;
  if (!isNotPrevented || !(input instanceof HTMLInputElement)) return;
  if (key === 'Enter') act(() => input.form?.requestSubmit());
  else if (key === 'Tab') act(() => input.blur());
  else if (key.length === 1) insertText(input, key);
}

/** ms from key to key of a reader, and of a hand. */
export const SCANNER_PACE = 9;
export const HAND_PACE = 140;

/** Types signs, `{Enter}` and `{Tab}`, one by one. */
export function typeKeys(text: string, pace: number): void {
  for (const key of text.match(/\{\w+\}|./gs) ?? [])
    pressKey(/^\{\w+\}$/.test(key) ? key.slice(1, -1) : key, pace);
}

/** Advances the clock without typing. */
export const pauseTyping = (ms = 2000): void => {
  currentTime += ms;
};

/** Pastes where the cursor is. */
export function pasteText(text: string): void {
  pauseTyping();
  const { activeElement: target } = document;
  if (!(target instanceof HTMLInputElement)) return;
  const isNotPrevented = fireEvent.paste(target, { clipboardData: { getData: () => text } });
  if (isNotPrevented) insertText(target, text);
}
