import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** An open modal dialog. */
export interface OpenDialog {
  /** Root element; content that must be visible and audible while it is open renders inside it. */
  element: HTMLElement;
  /** Container for messages in the dialog; messages must not cover its parent. */
  messages: HTMLElement;
  /** Called when Escape or the browser's back button requests a close; it may ask for confirmation first or refuse. */
  close: () => void;
}

/**
 * Open modal dialogs, the top one last. Everything outside the top one is inert, so notifications render inside it. The
 * browser's back button closes it first.
 */
let stack: readonly OpenDialog[] = [];
const listeners = new Set<() => void>();

function setStack(next: readonly OpenDialog[]): void {
  stack = next;
  for (const listener of Array.from(listeners)) listener();
}

/** Registers an open modal dialog. Returns a function that removes it. */
export function pushDialog(dialog: OpenDialog): () => void {
  setStack([...stack, dialog]);
  return () => setStack(stack.filter((entry) => entry !== dialog));
}

/** Returns the root of the top modal dialog, undefined if none is open. */
export const topDialog = (): HTMLElement | undefined => stack.at(-1)?.element;

/** Requests that the top dialog close. */
export const closeTopDialog = (): void => stack.at(-1)?.close();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Hook version of `topDialog`. */
export const useTopDialog = (): HTMLElement | undefined =>
  useSyncExternalStore(subscribe, topDialog, () => undefined);

/** Returns all open dialogs, the top one last. */
export const openDialogs = (): readonly OpenDialog[] => stack;

const NONE: readonly OpenDialog[] = [];

/** Hook version of `openDialogs`. */
export const useOpenDialogs = (): readonly OpenDialog[] =>
  useSyncExternalStore(subscribe, openDialogs, () => NONE);

/** Registers an open modal that is not a native dialog (MUI's). Takes its parts, null while there is none. */
export function useDialogLayer(
  element: HTMLElement | null,
  messages: HTMLElement | null,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(
    () =>
      element === null || messages === null
        ? undefined
        : pushDialog({ element, messages, close: () => close() }),
    [element, messages],
  );
}
