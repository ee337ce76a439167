import type { StoreApi } from 'zustand/vanilla';

/**
 * Resets a store to its initial state. Files with a document get new stores by `setup.ts`; this is for tests of one file, and
 * for files without a document, which share their modules with others.
 */
export const resetStore = <State>(store: StoreApi<State>): void =>
  store.setState(store.getInitialState(), true);
