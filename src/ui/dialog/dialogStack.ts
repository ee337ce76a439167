import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** An open modal dialog. */
export interface OpenDialog {
  /** Its root: what has to be seen and heard meanwhile is drawn inside. */
  element: HTMLElement;
  /** Where messages are drawn in it; its parent is what they must not cover. */
  messages: HTMLElement;
  /** Escape or the browser's back button asked to close it: it may ask first, or refuse. */
  close: () => void;
}

/**
 * The modal dialogs that are open, the top one last. Everything outside the top one is inert, so what has to be seen and
 * heard meanwhile (notifications) is drawn inside it, and the browser's back button is meant for it.
 */
let stack: readonly OpenDialog[] = [];
const listeners = new Set<() => void>();

function setStack(next: readonly OpenDialog[]): void {
  stack = next;
  for (const listener of Array.from(listeners)) listener();
}

/** Registers an open modal dialog. Returns the way to take it off. */
export function pushDialog(dialog: OpenDialog): () => void {
  setStack([...stack, dialog]);
  return () => setStack(stack.filter((entry) => entry !== dialog));
}

/** Root of the top modal dialog, undefined when none is open. */
export const topDialog = (): HTMLElement | undefined => stack.at(-1)?.element;

/** Asks the top dialog to close. */
export const closeTopDialog = (): void => stack.at(-1)?.close();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The same, as long as it is drawn. */
export const useTopDialog = (): HTMLElement | undefined =>
  useSyncExternalStore(subscribe, topDialog, () => undefined);

/** All that are open, the top one last. */
export const openDialogs = (): readonly OpenDialog[] => stack;

const NONE: readonly OpenDialog[] = [];

/** The same, as long as they are drawn. */
export const useOpenDialogs = (): readonly OpenDialog[] =>
  useSyncExternalStore(subscribe, openDialogs, () => NONE);

/** Tells of an open modal that is not a native dialog (MUI's): its parts, null while there is none. */
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
