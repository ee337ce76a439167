import { createStore } from 'zustand/vanilla';
import { createStorage } from '../lib/storage/storage';

/** Storage of drafts: this tab only, cleared on sign-out. */
export const draftStorage = createStorage('session', 'console.draft.');

/** Number of changes to the drafts and the open forms; the drafts themselves are in the tab's storage. */
export const draftVersionStore = createStore(() => ({ version: 0 }));

/** Notifies subscribers that a draft was added, removed or edited. */
export const notifyDraftsChanged = (): void =>
  draftVersionStore.setState(({ version }) => ({ version: version + 1 }));

/** True if the tab holds a draft of any user. The first screen needs no more than that. */
export const hasDrafts = (): boolean => draftStorage.keys().length > 0;
