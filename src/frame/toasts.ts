import type { NotificationPayload } from 'ra-core';
import { DEFAULTS } from '../config/defaults';
import { translateText, type Translate } from '../i18n/translateText';
import { withoutKeys } from '../lib/heldKeys';
import { openDialogs, type OpenDialog } from '../ui/dialogStack';
import { logMessage } from '../ui/messageLog';
import type { ToastData } from '../ui/Toast';

/** Milliseconds a message of the shell stays (SHELL-59). */
const DURATION = DEFAULTS.messageFor * 1000;
/** Characters of a message that are shown: what a host says may be long. */
const MAX_TEXT = 200;

let lastId = 0;

export const isBad = ({ type }: ToastData): boolean => type === 'error' || type === 'warning';

/** A notification of react-admin as a message of the dialog that is open now; the log of messages keeps it. */
export function toToast(
  { message, type, notificationOptions }: NotificationPayload,
  translate: Translate,
): ToastData {
  const { autoHideDuration = DURATION, messageArgs } = notificationOptions ?? {};
  const code: unknown = notificationOptions?.code;
  const undo: unknown = notificationOptions?.undo;
  lastId += 1;
  const content = typeof message === 'string' ? inSpanish(message, messageArgs, translate) : message;
  const cause: unknown = notificationOptions?.cause;
  const cleanCause = typeof cause === 'string' ? withoutKeys(cause) : '';
  const why = cleanCause === content ? '' : cleanCause;
  if (typeof content === 'string') logMessage(type, [content, why], isCode(code) ? code : undefined);
  return {
    id: lastId,
    type,
    content,
    cause: why,
    about: notificationOptions?.about,
    time: { left: autoHideDuration },
    times: 1,
    dialogs: openDialogs(),
    undo: typeof undo === 'function' ? () => void undo() : undefined,
  };
}

const isCode = (code: unknown): code is number | string =>
  typeof code === 'number' || typeof code === 'string';

function inSpanish(message: string, args: unknown, translate: Translate): string {
  const params = typeof args === 'object' && args !== null ? { ...args } : {};
  const fallback: unknown = '_' in params ? params._ : undefined;
  const translated = translateText(translate, message, params);
  // What is shown is what is kept: no key that was typed here, whoever repeats it.
  const text = withoutKeys(translated === message && typeof fallback === 'string' ? fallback : translated);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

/**
 * Adds a message. The same text is never there twice (HTTP-08): the one that is there has its whole time again, and stands
 * where the new one would; good news is said again, since it was done again.
 */
export function addToast(shown: readonly ToastData[], toast: ToastData): readonly ToastData[] {
  // The same text may tell of another act: what is taken back is the last one.
  if (toast.undo) return [...shown.filter(({ undo }) => !undo), toast];
  const same = shown.find(({ content, cause }) => content === toast.content && cause === toast.cause);
  if (!same) return [...shown, toast];
  const { id, undo, times } = same;
  const again: ToastData = {
    ...toast,
    id,
    undo,
    time: { left: longer(same.time.left, toast.time.left) },
    times: isBad(toast) ? times : times + 1,
  };
  return shown.map((one) => (one === same ? again : one));
}

const longer = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

/** The dialog that a message stands in: the one in which it came, or where that is closed the one below; undefined: the page. */
export const dialogOf = ({ dialogs }: ToastData, open: readonly OpenDialog[]): OpenDialog | undefined =>
  dialogs.findLast((dialog) => open.includes(dialog));
