import { act, fireEvent } from '@testing-library/react';

/** ms of a clock of its own: the pace of keys is what is tested, not that of the machine. */
let now = 0;

function timed<Made extends Event>(event: Made): Made {
  Object.defineProperty(event, 'timeStamp', { value: now });
  return event;
}

/** What a browser does with a sign: in the place of what is selected, and no more than the input may hold. */
function insert(input: HTMLInputElement, text: string): void {
  const { value, maxLength } = input;
  const [start, end] = [input.selectionStart ?? value.length, input.selectionEnd ?? value.length];
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - (value.length - (end - start)));
  const taken = text.slice(0, room);
  if (taken === '') return;
  Reflect.set(HTMLInputElement.prototype, 'value', value.slice(0, start) + taken + value.slice(end), input);
  input.setSelectionRange(start + taken.length, start + taken.length);
  fireEvent(input, timed(new InputEvent('input', { bubbles: true, data: taken })));
}

/** Presses a key where the focus is, `pace` ms after the last one. Enter sends a form, Tab leaves the input, unless it is prevented. */
export function press(key: string, pace: number): void {
  now += pace;
  const { activeElement: target } = document;
  if (!target) return;
  const isLeft = fireEvent(
    target,
    timed(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
  // Who hears the key may have moved the focus: it is typed there.
  const { activeElement: input } = document;
  if (!isLeft || !(input instanceof HTMLInputElement)) return;
  if (key === 'Enter') act(() => input.form?.requestSubmit());
  else if (key === 'Tab') act(() => input.blur());
  else if (key.length === 1) insert(input, key);
}

/** ms from key to key of a reader, and of a hand. */
export const READER = 9;
export const HAND = 140;

/** Types signs, `{Enter}` and `{Tab}`, one by one. */
export function type(text: string, pace: number): void {
  for (const key of text.match(/\{\w+\}|./gs) ?? [])
    press(/^\{\w+\}$/.test(key) ? key.slice(1, -1) : key, pace);
}

/** Nobody types for some time. */
export const wait = (ms = 2000): void => {
  now += ms;
};

/** Pastes where the cursor is. */
export function paste(text: string): void {
  wait();
  const { activeElement: target } = document;
  if (!(target instanceof HTMLInputElement)) return;
  const isLeft = fireEvent.paste(target, { clipboardData: { getData: () => text } });
  if (isLeft) insert(target, text);
}
