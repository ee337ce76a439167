import { createStore } from 'zustand/vanilla';
import type { ToastData } from './Toast';

/** Messages on screen, the oldest first. */
export const toastStore = createStore<{ toasts: readonly ToastData[] }>(() => ({ toasts: [] }));

const updateToasts = (update: (toasts: readonly ToastData[]) => readonly ToastData[]): void =>
  toastStore.setState(({ toasts }) => ({ toasts: update(toasts) }));

/** True for a message that is announced as an alert. */
export const isErrorOrWarning = ({ type }: ToastData): boolean => type === 'error' || type === 'warning';

/** Shows messages. */
export const addToasts = (newToasts: readonly ToastData[]): void =>
  updateToasts((toasts) => newToasts.reduce(addToast, toasts));

/** Removes one message. */
export const closeToast = (id: number): void =>
  updateToasts((toasts) => toasts.filter((toast) => toast.id !== id));

/** Removes all messages. */
export const closeAllToasts = (): void => updateToasts(() => []);

/** Removes the message that offers an undo: another action that can be undone is being sent. */
export const closeUndoableToast = (): void => updateToasts((toasts) => toasts.filter(({ undo }) => !undo));

/** Removes the undo: the user has left the page of the action. */
export const disableUndo = (): void =>
  updateToasts((toasts) =>
    toasts.some(({ undo }) => undo) ? toasts.map((toast) => ({ ...toast, undo: undefined })) : toasts,
  );

/**
 * Dismisses the error messages of earlier attempts of the same action: those given to `notify` with this `mutationKey`. The
 * new attempt reports its own result, and the message log keeps both.
 */
export const dismissNotifications = (mutationKey: string): void =>
  updateToasts((toasts) =>
    toasts.filter((toast) => toast.mutationKey !== mutationKey || !isErrorOrWarning(toast)),
  );

/**
 * Adds a message. A repeated text replaces the existing message and restarts its time. A repeated success is announced
 * again, since the action was repeated.
 */
function addToast(toasts: readonly ToastData[], toast: ToastData): readonly ToastData[] {
  // The same text may report another action: only the last one can be undone.
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
