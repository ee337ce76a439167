import type { NotificationPayload } from 'ra-core';
import { DEFAULTS } from '../../config/defaults';
import { translateText, type Translate } from '../../i18n/translateText';
import { maskSecrets } from '../../lib/text/maskSecrets';
import { openDialogs, type OpenDialog } from '../../ui/dialog/dialogStack';
import { logMessage } from '../../ui/feedback/messageLog';
import type { ToastData } from '../../ui/feedback/Toast';

/** Default duration of a message in ms. */
const DEFAULT_DURATION = DEFAULTS.messageFor * 1000;
/** Maximum length of a message: host messages may be long. */
const MAX_TEXT = 200;

let lastId = 0;

/** Converts a react-admin notification to a message of the dialog that is open now, and adds it to the message log. */
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
  // Mask secrets in the stored and shown text: a host may repeat a typed access code.
  const text = maskSecrets(translated === message && typeof fallback === 'string' ? fallback : translated);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

/** Returns the dialog of a message: the one in which it came, or the next open one below; undefined: the page. */
export const getToastDialog = (
  { dialogs }: ToastData,
  openStack: readonly OpenDialog[],
): OpenDialog | undefined => dialogs.findLast((dialog) => openStack.includes(dialog));
