import type { NotificationPayload } from 'ra-core';
import { DEFAULTS } from '../../config/defaults';
import { translateText, type Translate } from '../../i18n/translateText';
import { maskSecrets } from '../../lib/text/maskSecrets';
import { openDialogs, type OpenDialog } from '../../ui/dialog/dialogStack';
import { logMessage } from '../../ui/feedback/messageLog';
import type { ToastData } from '../../ui/feedback/Toast';

/** Milliseconds a message of the shell stays (SHELL-59). */
const DEFAULT_DURATION = DEFAULTS.messageFor * 1000;
/** Characters of a message that are shown: what a host says may be long. */
const MAX_TEXT = 200;

let lastId = 0;

export const isErrorOrWarning = ({ type }: ToastData): boolean => type === 'error' || type === 'warning';

/** A notification of react-admin as a message of the dialog that is open now; the log of messages keeps it. */
export function toToast(
  { message, type, notificationOptions }: NotificationPayload,
  translate: Translate,
): ToastData {
  const { autoHideDuration = DEFAULT_DURATION, messageArgs } = notificationOptions ?? {};
  const code: unknown = notificationOptions?.code;
  const undo: unknown = notificationOptions?.undo;
  lastId += 1;
  const content = typeof message === 'string' ? translateMessage(message, messageArgs, translate) : message;
  const cause: unknown = notificationOptions?.cause;
  const cleanCause = typeof cause === 'string' ? maskSecrets(cause) : '';
  const causeText = cleanCause === content ? '' : cleanCause;
  if (typeof content === 'string') logMessage(type, [content, causeText], isCode(code) ? code : undefined);
  return {
    id: lastId,
    type,
    content,
    cause: causeText,
    mutationKey: notificationOptions?.mutationKey,
    time: { remaining: autoHideDuration },
    count: 1,
    dialogs: openDialogs(),
    undo: typeof undo === 'function' ? () => void undo() : undefined,
  };
}

const isCode = (code: unknown): code is number | string =>
  typeof code === 'number' || typeof code === 'string';

function translateMessage(message: string, args: unknown, translate: Translate): string {
  const params = typeof args === 'object' && args !== null ? { ...args } : {};
  const fallback: unknown = '_' in params ? params._ : undefined;
  const translated = translateText(translate, message, params);
  // What is shown is what is kept: no key that was typed here, whoever repeats it.
  const text = maskSecrets(translated === message && typeof fallback === 'string' ? fallback : translated);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

/**
 * Adds a message. The same text is never there twice (HTTP-08): the one that is there has its whole time again, and stands
 * where the new one would; good news is said again, since it was done again.
 */
export function addToast(toasts: readonly ToastData[], toast: ToastData): readonly ToastData[] {
  // The same text may tell of another act: what is taken back is the last one.
  if (toast.undo) return [...toasts.filter(({ undo }) => !undo), toast];
  const existing = toasts.find(({ content, cause }) => content === toast.content && cause === toast.cause);
  if (!existing) return [...toasts, toast];
  const { id, undo, count } = existing;
  const repeated: ToastData = {
    ...toast,
    id,
    undo,
    time: { remaining: maxDuration(existing.time.remaining, toast.time.remaining) },
    count: isErrorOrWarning(toast) ? count : count + 1,
  };
  return toasts.map((candidate) => (candidate === existing ? repeated : candidate));
}

const maxDuration = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b);

/** The dialog that a message stands in: the one in which it came, or where that is closed the one below; undefined: the page. */
export const getToastDialog = (
  { dialogs }: ToastData,
  openStack: readonly OpenDialog[],
): OpenDialog | undefined => dialogs.findLast((dialog) => openStack.includes(dialog));
