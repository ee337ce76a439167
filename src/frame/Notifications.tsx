import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'ra-core';
import { DEFAULTS } from '../config/defaults';
import { translateText, type Translate } from '../i18n/translateText';
import { shellTexts } from '../i18n/es/shell';
import { useTopMessages } from '../ui/dialogStack';
import { onFailuresWithdrawn } from '../ui/failures';
import { logMessage } from '../ui/messageLog';
import { usePageLeft } from '../ui/pageAddress';
import { useShortcut } from '../ui/shortcuts';
import { Toast, type ToastData } from '../ui/Toast';
import './notifications.css';

/** Milliseconds a message of the shell stays (SHELL-59). */
const DURATION = DEFAULTS.messageFor * 1000;
/** Characters of a message that are shown: what a host says may be long. */
const MAX_TEXT = 200;

let lastId = 0;

/**
 * react-admin's notifications as toasts. Good news is a status, bad news an alert; the same text is never there twice
 * (HTTP-08), and what failed goes when the same act is tried again. In an open dialog they stand in its flow: the page behind
 * it is inert, and nothing of it may be covered. Only the last act is offered to be taken back, by its
 * button or a key, and only on the page on which it was done.
 */
export function Notifications() {
  const { notifications, setNotifications } = useNotificationContext();
  const [toasts, setToasts] = useState<readonly ToastData[]>([]);
  const translate: Translate = useTranslate();
  const inDialog = useTopMessages();

  useEffect(() => {
    if (notifications.length === 0) return;
    const arrived = notifications.map((payload) => toToast(payload, translate));
    setNotifications((waiting) => waiting.filter((payload) => !notifications.includes(payload)));
    setToasts((shown) => arrived.reduce(addUnlessShown, shown));
  }, [notifications, setNotifications, translate]);

  useEffect(
    () =>
      onFailuresWithdrawn((about) =>
        setToasts((shown) => shown.filter((toast) => toast.about !== about || !isBad(toast))),
      ),
    [],
  );
  usePageLeft(() => setToasts((shown) => shown.map((toast) => ({ ...toast, undo: undefined }))));
  const close = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  const takeBack = ({ id, undo }: ToastData): void => {
    close(id);
    undo?.();
  };
  const last = toasts.find(({ undo }) => undo);
  useShortcut(
    { key: 'z', label: shellTexts.notifications.undo_key, of: 'console' },
    last && (() => takeBack(last)),
  );
  const region = (
    <section className="toasts" aria-label={shellTexts.notifications.region}>
      <div role="alert">
        {toasts.filter(isBad).map((toast) => (
          <Toast key={toast.id} toast={toast} onClose={close} onUndo={takeBack} />
        ))}
      </div>
      <div role="status">
        {toasts
          .filter((toast) => !isBad(toast))
          .map((toast) => (
            <Toast key={toast.id} toast={toast} onClose={close} onUndo={takeBack} />
          ))}
      </div>
    </section>
  );
  return createPortal(region, inDialog ?? document.body);
}

const isBad = ({ type }: ToastData): boolean => type === 'error' || type === 'warning';

function toToast(
  { message, type, notificationOptions }: NotificationPayload,
  translate: Translate,
): ToastData {
  const { autoHideDuration, messageArgs } = notificationOptions ?? {};
  const code: unknown = notificationOptions?.code;
  const undo: unknown = notificationOptions?.undo;
  lastId += 1;
  const content = typeof message === 'string' ? inSpanish(message, messageArgs, translate) : message;
  const cause: unknown = notificationOptions?.cause;
  const why = typeof cause === 'string' && cause !== content ? cause : '';
  if (typeof content === 'string') logMessage(type, [content, why], isCode(code) ? code : undefined);
  return {
    id: lastId,
    type,
    content,
    cause: why,
    about: notificationOptions?.about,
    duration: autoHideDuration === undefined ? DURATION : autoHideDuration,
    undo: typeof undo === 'function' ? () => void undo() : undefined,
  };
}

const isCode = (code: unknown): code is number | string =>
  typeof code === 'number' || typeof code === 'string';

function inSpanish(message: string, args: unknown, translate: Translate): string {
  const params = typeof args === 'object' && args !== null ? { ...args } : {};
  const fallback: unknown = '_' in params ? params._ : undefined;
  const found = translateText(translate, message, params);
  const text = found === message && typeof fallback === 'string' ? fallback : found;
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

function addUnlessShown(shown: readonly ToastData[], toast: ToastData): readonly ToastData[] {
  // The same text may tell of another act: what is taken back is the last one.
  if (toast.undo) return [...shown.filter(({ undo }) => !undo), toast];
  return shown.some(({ content, cause }) => content === toast.content && cause === toast.cause)
    ? shown
    : [...shown, toast];
}
