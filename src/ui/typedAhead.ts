import { useLayoutEffect } from 'react';
import { SURE_READER_GAP, SURE_READER_KEYS } from '../lib/readerPace';
import { writeInto } from '../lib/writeInto';

/**
 * Keys that are typed before the field they are meant for is there: a reader types its code in the moment after the press that
 * opens a dialog. They are kept while something says that a dialog is coming, and typed into the first field that gets the
 * focus in it; where none does, they are dropped. A press of Enter or of a button is never kept for anything but that field.
 */
let waiting = 0;
let typed = '';
let isEntered = false;
/** Each of the keys came at the pace of a reader, and when the last one came. */
let isFast = true;
let last = -Infinity;
/** What had the focus when the dialog was asked for: what is typed there since is meant for the dialog. */
let opener: Element | null = null;

type Written = HTMLInputElement | HTMLTextAreaElement;

const NOT_WRITTEN = '[type="checkbox"], [type="radio"], [type="file"], [type="button"], [type="submit"]';

const isWritten = (target: EventTarget | null): target is Written =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  !target.matches(NOT_WRITTEN);

const forget = (): void => {
  typed = '';
  isEntered = false;
  isFast = true;
};

function onKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (target !== opener && target !== document.body) return;
  const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  if (isCommand || event.isComposing) return;
  if (key === 'Escape') return forget();
  if (key.length === 1) {
    // A second code takes the place of the first.
    if (isEntered) forget();
    isFast &&= typed === '' || (event.timeStamp - last < SURE_READER_GAP && !event.repeat);
    last = event.timeStamp;
    typed += key;
  } else if (key === 'Backspace') {
    typed = typed.slice(0, -1);
    isFast = false;
  } else if (key === 'Enter') isEntered = typed !== '';
  else if (key !== 'Tab') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onFocus({ target }: FocusEvent): void {
  if (!isWritten(target) || target === opener || !target.closest('dialog, [role="dialog"]')) return;
  // Once the drawing that gave it the focus is over.
  queueMicrotask(() => typeInto(target));
}

function typeInto(field: Written): void {
  const [text, entered] = [typed, isEntered];
  const isOfReader = isFast && text.length >= SURE_READER_KEYS;
  forget();
  if (text === '') return;
  // What is selected goes with the first key, as in a browser.
  const { value, selectionStart, selectionEnd } = field;
  const stood = selectionStart === 0 && selectionEnd === value.length ? '' : value;
  // What hears keys there knows a reader by them: where codes are taken, the first ones take the place of what stood there.
  const now = performance.now();
  if (isOfReader) Array.from(text, (key, nth) => field.dispatchEvent(keyDown(key, now + nth)));
  const longest = field.maxLength < 0 ? undefined : field.maxLength;
  writeInto(field, ((field.value === value ? stood : '') + text).slice(0, longest));
  if (!entered) return;
  if (field.dispatchEvent(keyDown('Enter', now + text.length)) && field instanceof HTMLInputElement)
    field.form?.requestSubmit();
}

/** A key as a reader gives it, one ms after the last, however long it takes to hear them. */
function keyDown(key: string, at: number): KeyboardEvent {
  const code = key === 'Enter' ? key : '';
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return event;
}

function stop(): void {
  if (waiting > 0) return;
  document.removeEventListener('keydown', onKey, true);
  document.removeEventListener('focusin', onFocus, true);
  document.removeEventListener('pointerdown', forget, true);
  forget();
  opener = null;
}

/** Keeps what is typed until its answer is called. */
export function keepTyped(): () => void {
  if (waiting === 0 && opener === null) {
    opener = document.activeElement;
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('focusin', onFocus, true);
    document.addEventListener('pointerdown', forget, true);
  }
  waiting += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    waiting -= 1;
    // What takes the place of this one may wait for its own parts; and what was focused just now is typed into first.
    setTimeout(stop);
  };
}

/** As long as a dialog that was asked for is on its way, or its first field is: keeps what is typed for that field. */
export function useTypedAhead(isComing: boolean): void {
  useLayoutEffect(() => (isComing ? keepTyped() : undefined), [isComing]);
}

/** In the place of a dialog whose code is on its way. */
export function TypedAhead(): null {
  useTypedAhead(true);
  return null;
}
