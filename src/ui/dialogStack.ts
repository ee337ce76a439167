import { useEffect, useSyncExternalStore } from 'react';

/**
 * The modal dialogs that are open, the top one last. Everything outside the top one is inert, so what has to be seen and
 * heard meanwhile (notifications) is drawn inside it.
 */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of Array.from(listeners)) listener();
}

/** Registers an open modal dialog. Returns the way to take it off. */
export function pushDialog(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((entry) => entry !== dialog));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const top = (): HTMLElement | undefined => open.at(-1);

/** The top modal dialog, undefined when none is open. */
export const useTopDialog = (): HTMLElement | undefined =>
  useSyncExternalStore(subscribe, top, () => undefined);

/** Tells of an open modal that is not a native dialog (MUI's): its root element, null while there is none. */
export function useDialogLayer(root: HTMLElement | null): void {
  useEffect(() => (root === null ? undefined : pushDialog(root)), [root]);
}
