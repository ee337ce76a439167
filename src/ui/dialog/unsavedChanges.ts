import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

/** Unsaved input of a form or dialog. */
interface UnsavedEntry {
  /** Discards the input. */
  discard: () => void;
  /** True while the input is being sent, so it may still be saved. */
  isSending: boolean;
}

/** Entries by form or dialog. */
const entries = new Map<object, UnsavedEntry>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function setEntry(owner: object, entry: UnsavedEntry | undefined): void {
  if (entry) entries.set(owner, entry);
  else if (!entries.delete(owner)) return;
  for (const listener of Array.from(listeners)) listener();
}

/** True if this page has unsaved input. */
export const hasUnsavedChanges = (): boolean => entries.size > 0;

export const useHasUnsavedChanges = (): boolean =>
  useSyncExternalStore(subscribe, hasUnsavedChanges, () => false);

const isAnySending = (): boolean => Array.from(entries.values()).some(({ isSending }) => isSending);

/** True if input of this page is being sent. */
export const useIsSending = (): boolean => useSyncExternalStore(subscribe, isAnySending, () => false);

let isDiscarded = false;

/** True if the unsaved input was discarded because the user leaves the page; it must not be restored with the page. */
export const wereChangesDiscarded = (): boolean => isDiscarded;

/** Resets the flag when another page is shown. */
export const resetDiscarded = (): void => void (isDiscarded = false);

/** Discards unsaved input because the user leaves its page. */
export function discardUnsavedChanges(): void {
  isDiscarded = true;
  for (const [owner, { discard }] of Array.from(entries)) {
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
