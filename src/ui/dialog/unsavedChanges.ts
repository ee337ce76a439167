import { useCallback, useEffect, useRef } from 'react';
import { createStore, useStore } from 'zustand';

/** Unsaved input of a form or dialog. */
interface UnsavedEntry {
  /** Discards the input. */
  discard: () => void;
  /** True while the input is being sent, so it may still be saved. */
  isSending: boolean;
}

interface UnsavedChangesState {
  /** By form or dialog. */
  entries: ReadonlyMap<object, UnsavedEntry>;
  /** True if the input was discarded because the user leaves the page. */
  isDiscarded: boolean;
}

const unsavedChangesStore = createStore<UnsavedChangesState>(() => ({
  entries: new Map(),
  isDiscarded: false,
}));

function setEntry(owner: object, entry: UnsavedEntry | undefined): void {
  const { entries } = unsavedChangesStore.getState();
  if (!entry && !entries.has(owner)) return;
  const next = new Map(entries);
  if (entry) next.set(owner, entry);
  else next.delete(owner);
  unsavedChangesStore.setState({ entries: next });
}

const selectHasEntries = ({ entries }: UnsavedChangesState): boolean => entries.size > 0;
const selectIsSending = ({ entries }: UnsavedChangesState): boolean =>
  Array.from(entries.values()).some(({ isSending }) => isSending);

/** True if this page has unsaved input. */
export const hasUnsavedChanges = (): boolean => selectHasEntries(unsavedChangesStore.getState());

/** Hook version of `hasUnsavedChanges`. */
export const useHasUnsavedChanges = (): boolean => useStore(unsavedChangesStore, selectHasEntries);

/** True if input of this page is being sent. */
export const useIsSending = (): boolean => useStore(unsavedChangesStore, selectIsSending);

/** True if the unsaved input was discarded because the user leaves the page; it must not be restored with the page. */
export const wereChangesDiscarded = (): boolean => unsavedChangesStore.getState().isDiscarded;

/** Resets the flag when another page is shown. */
export const resetDiscarded = (): void => unsavedChangesStore.setState({ isDiscarded: false });

/** Discards unsaved input because the user leaves its page. */
export function discardUnsavedChanges(): void {
  unsavedChangesStore.setState({ isDiscarded: true });
  for (const [owner, { discard }] of unsavedChangesStore.getState().entries) {
    discard();
    setEntry(owner, undefined);
  }
}

/**
 * Returns a function that reports whether the component has unsaved input and whether it is being sent. Unmounting removes
 * the entry. `discard` discards the input.
 */
export function useUnsavedChanges(discard: () => void): (isDirty: boolean, isSending?: boolean) => void {
  const owner = useRef({});
  /** A request may end after its form has unmounted. */
  const isUnmounted = useRef(false);
  const latestDiscard = useRef(discard);
  useEffect(() => {
    latestDiscard.current = discard;
  }, [discard]);
  useEffect(() => {
    const { current } = owner;
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      setEntry(current, undefined);
    };
  }, []);
  return useCallback((isDirty, isSending = false) => {
    const hasChanges = (isDirty || isSending) && !isUnmounted.current;
    setEntry(owner.current, hasChanges ? { discard: () => latestDiscard.current(), isSending } : undefined);
  }, []);
}
