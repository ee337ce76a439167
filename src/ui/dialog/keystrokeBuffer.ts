import { useLayoutEffect } from 'react';
import { SURE_SCAN_KEY_GAP_MS, SURE_SCAN_MIN_KEYS } from '../../lib/input/keyboardScanTiming';
import { isTextControl, type TextControl } from '../../lib/input/textControl';
import { typeIntoField } from '../../lib/input/typeIntoField';

/**
 * Buffers keys typed before their target field is mounted: a code reader types right after the press that opens a dialog.
 * Keys are buffered while a dialog is announced, then typed into the first field of the dialog that gets the focus. If no
 * field gets it, they are dropped. Enter or a button press only ever reaches that field.
 */
let pendingCount = 0;
let buffer = '';
let hasEnter = false;
/** True if each key came at the speed of a code reader; below, the time of the last key. */
let isReaderPace = true;
let lastKeyTime = -Infinity;
/** Element with the focus when the dialog was requested; keys typed there since are meant for the dialog. */
let opener: Element | null = null;

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
    // A second code replaces the first.
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
  // Wait until the render that moved the focus is over.
  queueMicrotask(() => replayInto(target));
}

function replayInto(field: TextControl): void {
  const [text, pressedEnter] = [buffer, hasEnter];
  const isFromScanner = isReaderPace && text.length >= SURE_SCAN_MIN_KEYS;
  clearBuffer();
  if (text === '') return;
  typeIntoField(field, { text, isFromScanner, hasEnter: pressedEnter });
}

function stopBuffering(): void {
  if (pendingCount > 0) return;
  document.removeEventListener('keydown', onKey, true);
  document.removeEventListener('focusin', onFocus, true);
  document.removeEventListener('pointerdown', clearBuffer, true);
  clearBuffer();
  opener = null;
}

/** True while keys are buffered for a dialog that is opening. */
export const isBufferingKeystrokes = (): boolean => opener !== null || pendingCount > 0;

/** Buffers keystrokes until the returned function is called. */
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
    // Stop later: the component that replaces this one may itself still be loading, and a field focused just now gets the
    // buffered keys first.
    setTimeout(stopBuffering);
  };
}

/** Buffers keystrokes for the first field of a requested dialog while the dialog or that field is loading. */
export function useKeystrokeBuffer(isPending: boolean): void {
  useLayoutEffect(() => (isPending ? bufferKeystrokes() : undefined), [isPending]);
}

/** Placeholder for a dialog whose code is loading. */
export function KeystrokeBuffer(): null {
  useKeystrokeBuffer(true);
  return null;
}
