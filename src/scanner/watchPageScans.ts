import { POSSIBLE_SCAN_KEY_GAP_MS, SCAN_END_WAIT_MS, SCAN_MIN_LENGTH } from '../lib/input/keyboardScanTiming';
import { isTextControl } from '../lib/input/textControl';
import { topDialog } from '../ui/dialog/dialogStack';
import { isBufferingKeystrokes } from '../ui/dialog/keystrokeBuffer';

/** ms after which held keys are released: of one key, and of several that came at a scanner's pace. */
const SINGLE_KEY_WAIT = POSSIBLE_SCAN_KEY_GAP_MS;
const SEVERAL_KEYS_WAIT = 2 * POSSIBLE_SCAN_KEY_GAP_MS;

const MODIFIER_KEY = /^(?:Shift|CapsLock|AltGraph|Control|Alt|Meta)$/;

/** First character of a code, or of the name of its symbol (`]Q1`, `+Q1` on a Spanish keyboard). */
const FIRST_CHARACTER = /^[\p{L}\p{N}\]+]$/u;

/** Matches an input that itself takes all keys typed outside text fields: see `useKeyCapture`. */
export const CAPTURING_INPUT = 'input[data-captures-keys]';

const isCharacterKey = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  key.length === 1 && !metaKey && !isComposing && ctrlKey === altKey;

/** True if another component handles keys typed at this target. */
const isHandledElsewhere = (target: EventTarget | null): boolean =>
  isTextControl(target) ||
  (target instanceof Element && target.closest('[contenteditable]') !== null) ||
  isBufferingKeystrokes() ||
  (topDialog() ?? document).querySelector(CAPTURING_INPUT) !== null;

/** Returns the element with the focus, also if it is in a shadow tree, such as that of a code editor. */
const getTarget = (event: KeyboardEvent): EventTarget | null => event.composedPath()[0] ?? event.target;

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Watches the page for codes that a keyboard scanner types while no text field has the focus: at least six characters at a
 * scanner's pace, ended by Enter, Tab or a pause. Their keys reach nothing else: no shortcut, no button, no menu. Keys of a
 * hand are held for at most 0.1 s and then reach their target. Returns a function that stops.
 */
export function watchPageScans(onScan: (text: string) => void): () => void {
  let heldKeys: { event: KeyboardEvent; target: EventTarget | null }[] = [];
  let text = '';
  let lastKeyAt = -Infinity;
  /** Time of the key that ended the last scan. */
  let endedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restoreSelect: (() => void) | undefined;
  const released = new WeakSet<Event>();
  /** True while the code is typed into a field. */
  let isDelivering = false;

  const clear = (): void => {
    clearTimeout(timer);
    heldKeys = [];
    text = '';
    restoreSelect = undefined;
  };
  /** Gives held keys to their targets. Their text stays: a next key that was only late, by its time, continues the code. */
  const releaseKeys = (): void => {
    const keys = heldKeys;
    heldKeys = [];
    for (const { event, target } of keys) {
      const copy = new KeyboardEvent('keydown', event);
      released.add(copy);
      (target instanceof Element && target.isConnected ? target : document.body).dispatchEvent(copy);
    }
  };
  const release = (): void => {
    releaseKeys();
    clear();
  };
  const finish = (): void => {
    const scannedText = text;
    restoreSelect?.();
    clear();
    isDelivering = true;
    onScan(scannedText);
    isDelivering = false;
  };
  const hold = (event: KeyboardEvent): void => {
    const { key } = event;
    const target = getTarget(event);
    // A select handles its first key itself, since a copy of the event would not reach the browser.
    const isFirstOfSelect = text === '' && target instanceof HTMLSelectElement;
    if (isFirstOfSelect) restoreSelect = rememberSelect(target);
    else {
      swallow(event);
      heldKeys.push({ event, target });
    }
    text += key;
    clearTimeout(timer);
    timer =
      text.length < SCAN_MIN_LENGTH
        ? setTimeout(releaseKeys, text.length > 1 ? SEVERAL_KEYS_WAIT : SINGLE_KEY_WAIT)
        : setTimeout(finish, SCAN_END_WAIT_MS);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, timeStamp } = event;
    const target = getTarget(event);
    if (isDelivering || released.has(event) || MODIFIER_KEY.test(key)) return;
    const isFast = timeStamp - lastKeyAt <= POSSIBLE_SCAN_KEY_GAP_MS && !event.repeat;
    lastKeyAt = timeStamp;
    if (!isFast && text.length >= SCAN_MIN_LENGTH) finish();
    else if (!isFast) release();
    if (key === 'Enter' || (key === 'Tab' && !event.shiftKey)) {
      // Scanners may send two keys after a code, such as CR and LF.
      const isSecondEnd = timeStamp - endedAt <= POSSIBLE_SCAN_KEY_GAP_MS;
      if (!isSecondEnd && text.length < SCAN_MIN_LENGTH) return release();
      swallow(event);
      endedAt = timeStamp;
      if (!isSecondEnd) finish();
      return undefined;
    }
    if (!isCharacterKey(event) || isHandledElsewhere(target)) return release();
    if (text !== '' || FIRST_CHARACTER.test(key)) hold(event);
    return undefined;
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => {
    clear();
    document.removeEventListener('keydown', onKeyDown, true);
  };
}

/** Returns a function that sets a select back to its current option. */
function rememberSelect(select: HTMLSelectElement): () => void {
  const { value } = select;
  return () => {
    if (select.value === value) return;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
