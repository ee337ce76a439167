import { useLayoutEffect } from 'react';

/**
 * Keys that are typed before the field they are meant for is there: a reader types its code in the moment after the press that
 * opens a dialog. They are kept while something says that a dialog is coming, and typed into the first field that gets the
 * focus in it; where none does, they are dropped. A press of Enter or of a button is never kept for anything but that field.
 */
let waiting = 0;
let typed = '';
let isEntered = false;
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
    typed += key;
  } else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key === 'Enter') isEntered = typed !== '';
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
  forget();
  if (text === '') return;
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const longest = field.maxLength < 0 ? undefined : field.maxLength;
  // Past React's own property, as the browser does it.
  Reflect.set(prototype, 'value', (field.value + text).slice(0, longest), field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
  if (!entered) return;
  const enter = new KeyboardEvent('keydown', {
    key: 'Enter',
    code: 'Enter',
    bubbles: true,
    cancelable: true,
  });
  if (field.dispatchEvent(enter) && field instanceof HTMLInputElement) field.form?.requestSubmit();
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
