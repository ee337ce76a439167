import { useCallback, useEffect, useRef } from 'react';
import { createStore, useStore } from 'zustand';

type Address = Readonly<Record<'pathname' | 'search', string>>;

/** Something that the user does and that may remove unsaved input from the screen. */
export type Departure =
  /** The address changes. */
  | { from: Address; to: Address }
  /** A list that keeps its params in its component shows other rows; `list` identifies it. */
  | { list: object };

/** True if a departure removes input from the screen. */
export type IsLostBy = (departure: Departure) => boolean;

/** Input of a page stays on screen while only the query changes. */
export const isPageLeft: IsLostBy = (departure) =>
  'to' in departure && departure.from.pathname !== departure.to.pathname;

/** Unsaved input of a form or dialog. */
interface UnsavedEntry {
  isLostBy: IsLostBy;
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

/** True if a departure loses unsaved input. */
export const losesChanges = (departure: Departure): boolean =>
  Array.from(unsavedChangesStore.getState().entries.values()).some(({ isLostBy }) => isLostBy(departure));

/** Hook version of `hasUnsavedChanges`. */
export const useHasUnsavedChanges = (): boolean => useStore(unsavedChangesStore, selectHasEntries);

/** True if input of this page is being sent. */
export const useIsSending = (): boolean => useStore(unsavedChangesStore, selectIsSending);

/** True if the unsaved input was discarded because the user leaves the page; it must not be restored with the page. */
export const wereChangesDiscarded = (): boolean => unsavedChangesStore.getState().isDiscarded;

/** Resets the flag when another page is shown. */
export const resetDiscarded = (): void => unsavedChangesStore.setState({ isDiscarded: false });

/** Discards the unsaved input that a departure loses. */
export function discardUnsavedChanges(departure: Departure): void {
  if (isPageLeft(departure)) unsavedChangesStore.setState({ isDiscarded: true });
  for (const [owner, { discard, isLostBy }] of unsavedChangesStore.getState().entries) {
    if (!isLostBy(departure)) continue;
    discard();
    setEntry(owner, undefined);
  }
}

/**
 * Returns a function that reports whether the component has unsaved input and whether it is being sent. Unmounting removes
 * the entry. `discard` discards the input. `isLostBy`: default `isPageLeft`.
 */
export function useUnsavedChanges(
  discard: () => void,
  isLostBy = isPageLeft,
): (isDirty: boolean, isSending?: boolean) => void {
  const owner = useRef({});
  /** A request may end after its form has unmounted. */
  const isUnmounted = useRef(false);
  const latest = useRef({ discard, isLostBy });
  useEffect(() => {
    latest.current = { discard, isLostBy };
  }, [discard, isLostBy]);
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
    const entry = {
      discard: () => latest.current.discard(),
      isLostBy: (departure: Departure) => latest.current.isLostBy(departure),
      isSending,
    };
    setEntry(owner.current, hasChanges ? entry : undefined);
  }, []);
}
