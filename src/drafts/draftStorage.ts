import { createStorage } from '../lib/storage/storage';

/** Where drafts live: in this tab alone, and gone with the sign-out (SHELL-42). */
export const draftStorage = createStorage('session', 'console.draft.');

let version = 0;
const listeners = new Set<() => void>();

/** Tells that a draft came, went, or is being edited. */
export function notifyDraftsChanged(): void {
  version += 1;
  for (const listener of Array.from(listeners)) listener();
}

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts the changes: a snapshot for `useSyncExternalStore`. */
export const getDraftsVersion = (): number => version;

/** Whether the tab holds any draft, whosesoever: all that the first screen has to know. */
export const hasDrafts = (): boolean => draftStorage.keys().length > 0;
