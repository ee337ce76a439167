import { useLayoutEffect } from 'react';
import { SURE_SCAN_KEY_GAP_MS, SURE_SCAN_MIN_KEYS } from '../../lib/input/keyboardScanTiming';
import { setNativeInputValue } from '../../lib/input/setNativeInputValue';

/**
 * Keys that are typed before the field they are meant for is there: a reader types its code in the moment after the press that
 * opens a dialog. They are kept while something says that a dialog is coming, and typed into the first field that gets the
 * focus in it; where none does, they are dropped. A press of Enter or of a button is never kept for anything but that field.
 */
let pendingCount = 0;
let buffer = '';
let hasEnter = false;
/** Each of the keys came at the pace of a reader, and when the last one came. */
let isReaderPace = true;
let lastKeyTime = -Infinity;
/** What had the focus when the dialog was asked for: what is typed there since is meant for the dialog. */
let opener: Element | null = null;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const NON_TEXT_TYPES = '[type="checkbox"], [type="radio"], [type="file"], [type="button"], [type="submit"]';

const isTextControl = (target: EventTarget | null): target is TextControl =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  !target.matches(NON_TEXT_TYPES);

const clearBuffer = (): void => {
  buffer = '';
  hasEnter = false;
  isReaderPace = true;
};

function onKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (target !== opener && target !== document.body) return;
  const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  if (isCommand || event.isComposing) return;
  if (key === 'Escape') return clearBuffer();
  if (key.length === 1) {
    // A second code takes the place of the first.
    if (hasEnter) clearBuffer();
    isReaderPace &&= buffer === '' || (event.timeStamp - lastKeyTime < SURE_SCAN_KEY_GAP_MS && !event.repeat);
    lastKeyTime = event.timeStamp;
    buffer += key;
  } else if (key === 'Backspace') {
    buffer = buffer.slice(0, -1);
    isReaderPace = false;
  } else if (key === 'Enter') hasEnter = buffer !== '';
  else if (key !== 'Tab') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onFocus({ target }: FocusEvent): void {
  if (!isTextControl(target) || target === opener || !target.closest('dialog, [role="dialog"]')) return;
  // Once the drawing that gave it the focus is over.
  queueMicrotask(() => replayInto(target));
}

function replayInto(field: TextControl): void {
  const [text, pressedEnter] = [buffer, hasEnter];
  const isFromReader = isReaderPace && text.length >= SURE_SCAN_MIN_KEYS;
  clearBuffer();
  if (text === '') return;
  // What is selected goes with the first key, as in a browser.
  const { value, selectionStart, selectionEnd } = field;
  const existingText = selectionStart === 0 && selectionEnd === value.length ? '' : value;
  // What hears keys there knows a reader by them: where codes are taken, the first ones take the place of what stood there.
  const now = performance.now();
  if (isFromReader) Array.from(text, (key, index) => field.dispatchEvent(createKeydown(key, now + index)));
  const maxLength = field.maxLength < 0 ? undefined : field.maxLength;
  setNativeInputValue(field, ((field.value === value ? existingText : '') + text).slice(0, maxLength));
  if (!pressedEnter) return;
  if (field.dispatchEvent(createKeydown('Enter', now + text.length)) && field instanceof HTMLInputElement)
    field.form?.requestSubmit();
}

/** A key as a reader gives it, one ms after the last, however long it takes to hear them. */
function createKeydown(key: string, timeStamp: number): KeyboardEvent {
  const code = key === 'Enter' ? key : '';
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return event;
}

function stopBuffering(): void {
  if (pendingCount > 0) return;
  document.removeEventListener('keydown', onKey, true);
  document.removeEventListener('focusin', onFocus, true);
  document.removeEventListener('pointerdown', clearBuffer, true);
  clearBuffer();
  opener = null;
}

/** Keeps what is typed until its answer is called. */
export function bufferKeystrokes(): () => void {
  if (pendingCount === 0 && opener === null) {
    opener = document.activeElement;
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('focusin', onFocus, true);
    document.addEventListener('pointerdown', clearBuffer, true);
  }
  pendingCount += 1;
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    pendingCount -= 1;
    // What takes the place of this one may wait for its own parts; and what was focused just now is typed into first.
    setTimeout(stopBuffering);
  };
}

/** As long as a dialog that was asked for is on its way, or its first field is: keeps what is typed for that field. */
export function useKeystrokeBuffer(isPending: boolean): void {
  useLayoutEffect(() => (isPending ? bufferKeystrokes() : undefined), [isPending]);
}

/** In the place of a dialog whose code is on its way. */
export function KeystrokeBuffer(): null {
  useKeystrokeBuffer(true);
  return null;
}
