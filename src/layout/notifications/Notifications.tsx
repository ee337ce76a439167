import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useNotificationContext, useTranslate } from 'ra-core';
import { useStore } from 'zustand';
import type { Translate } from '../../i18n/translateText';
import { shellTexts } from '../../i18n/messages/shell';
import { useOpenDialogs } from '../../ui/dialog/dialogStack';
import { addToasts, closeAllToasts, closeToast, disableUndo, toastStore } from '../../ui/feedback/toastStore';
import { useOnPageLeave } from '../../ui/page/pagePath';
import { useShortcut } from '../../ui/commands/shortcuts';
import type { ToastData } from '../../ui/feedback/Toast';
import { ToastRegion } from './ToastRegion';
import { getToastDialog, toToast } from './toasts';
import './notifications.css';

/**
 * Shows react-admin's notifications as toasts. Retrying an action dismisses its error. A message shows in the dialog in
 * which it came, since the page behind is inert, and never in one that opens later, which has another subject. Only the last
 * action can be undone, by its button or a key, and only on the page where it was done.
 */
export function Notifications() {
  const { notifications, setNotifications } = useNotificationContext();
  const toasts = useStore(toastStore, (state) => state.toasts);
  const translate: Translate = useTranslate();
  const dialogStack = useOpenDialogs();

  useEffect(() => {
    if (notifications.length === 0) return;
    const newToasts = notifications.map((payload) => toToast(payload, translate));
    setNotifications((current) => current.filter((payload) => !notifications.includes(payload)));
    addToasts(newToasts);
  }, [notifications, setNotifications, translate]);

  useEffect(() => closeAllToasts, []);
  useOnPageLeave(disableUndo);
  const undoToast = ({ id, undo }: ToastData): void => {
    closeToast(id);
    undo?.();
  };
  const undoable = toasts.find(({ undo }) => undo);
  useShortcut(
    { key: 'z', label: shellTexts.notifications.undo_key, context: 'console' },
    undoable && (() => undoToast(undoable)),
  );
  const topDialog = dialogStack.at(-1);
  return [undefined, ...dialogStack].map((dialog, depth) => {
    const isOnTop = dialog === topDialog;
    const dialogToasts = toasts.filter((toast) => getToastDialog(toast, dialogStack) === dialog);
    if (!isOnTop && dialogToasts.length === 0) return null;
    return createPortal(
      <ToastRegion
        dialog={dialog}
        toasts={dialogToasts}
        isOnTop={isOnTop}
        onClose={closeToast}
        onUndo={undoToast}
      />,
      dialog?.messages ?? document.body,
      String(depth),
    );
  });
}
