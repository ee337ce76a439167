import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from 'zustand';

/** An open modal dialog. */
export interface OpenDialog {
  /** Root element; content that must be visible and audible while it is open renders inside it. */
  element: HTMLElement;
  /** Container for messages in the dialog; messages must not cover its parent. */
  messages: HTMLElement;
  /** Called when Escape or the browser's back button requests a close; it may ask for confirmation first or refuse. */
  close: () => void;
}

interface DialogStackState {
  dialogs: readonly OpenDialog[];
}

/**
 * Open modal dialogs, the top one last. Everything outside the top one is inert, so notifications render inside it. The
 * browser's back button closes it first.
 */
const dialogStackStore = createStore<DialogStackState>(() => ({ dialogs: [] }));

/** Registers an open modal dialog. Returns a function that removes it. */
export function pushDialog(dialog: OpenDialog): () => void {
  dialogStackStore.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
  return () =>
    dialogStackStore.setState(({ dialogs }) => ({ dialogs: dialogs.filter((entry) => entry !== dialog) }));
}

const selectDialogs = ({ dialogs }: DialogStackState): readonly OpenDialog[] => dialogs;
const selectTopDialog = ({ dialogs }: DialogStackState): HTMLElement | undefined => dialogs.at(-1)?.element;

/** Returns the root of the top modal dialog, undefined if none is open. */
export const topDialog = (): HTMLElement | undefined => selectTopDialog(dialogStackStore.getState());

/** Hook version of `topDialog`. */
export const useTopDialog = (): HTMLElement | undefined => useStore(dialogStackStore, selectTopDialog);

/** Requests that the top dialog close. */
export const closeTopDialog = (): void => openDialogs().at(-1)?.close();

/** Returns all open dialogs, the top one last. */
export const openDialogs = (): readonly OpenDialog[] => dialogStackStore.getState().dialogs;

/** Hook version of `openDialogs`. */
export const useOpenDialogs = (): readonly OpenDialog[] => useStore(dialogStackStore, selectDialogs);

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
