import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNotificationContext, useTranslate } from 'ra-core';
import type { Translate } from '../i18n/translateText';
import { shellTexts } from '../i18n/es/shell';
import { useOpenDialogs } from '../ui/dialogStack';
import { onFailuresWithdrawn } from '../ui/failures';
import { usePageLeft } from '../ui/pageAddress';
import { useShortcut } from '../ui/shortcuts';
import type { ToastData } from '../ui/Toast';
import { MessageRegion } from './MessageRegion';
import { addToast, dialogOf, isBad, toToast } from './toasts';
import './notifications.css';

/**
 * react-admin's notifications as toasts; what failed goes when the same act is tried again. A message stands in the dialog
 * in which it came, since the page behind it is inert, and never in one that opens later: that is about something else.
 * Only the last act is offered to be taken back, by its button or a key, and only on the page on which it was done.
 */
export function Notifications() {
  const { notifications, setNotifications } = useNotificationContext();
  const [toasts, setToasts] = useState<readonly ToastData[]>([]);
  const translate: Translate = useTranslate();
  const open = useOpenDialogs();

  useEffect(() => {
    if (notifications.length === 0) return;
    const arrived = notifications.map((payload) => toToast(payload, translate));
    setNotifications((waiting) => waiting.filter((payload) => !notifications.includes(payload)));
    setToasts((shown) => arrived.reduce(addToast, shown));
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
  const top = open.at(-1);
  return [undefined, ...open].map((dialog, depth) => {
    const isOnTop = dialog === top;
    const own = toasts.filter((toast) => dialogOf(toast, open) === dialog);
    if (!isOnTop && own.length === 0) return null;
    return createPortal(
      <MessageRegion dialog={dialog} toasts={own} isOnTop={isOnTop} onClose={close} onUndo={takeBack} />,
      dialog?.messages ?? document.body,
      String(depth),
    );
  });
}
