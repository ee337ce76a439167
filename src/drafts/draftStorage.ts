import { createStorage } from '../lib/storage/storage';

/** Storage of drafts: this tab only, cleared on sign-out. */
export const draftStorage = createStorage('session', 'console.draft.');

let version = 0;
const listeners = new Set<() => void>();

/** Notifies subscribers that a draft was added, removed or edited. */
export function notifyDraftsChanged(): void {
  version += 1;
  for (const listener of Array.from(listeners)) listener();
}

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the number of changes: a snapshot for `useSyncExternalStore`. */
export const getDraftsVersion = (): number => version;

/** True if the tab holds a draft of any user. The first screen needs no more than that. */
export const hasDrafts = (): boolean => draftStorage.keys().length > 0;
