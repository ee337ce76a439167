import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

/** What a form or dialog holds that is not saved. */
interface UnsavedEntry {
  /** Throws it away. */
  discard: () => void;
  /** It is on its way, so that it may end up saved all the same. */
  isSending: boolean;
}

/** By the form or dialog. */
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

/** Whether something was typed on this page that is not saved. */
export const hasUnsavedChanges = (): boolean => entries.size > 0;

export const useHasUnsavedChanges = (): boolean =>
  useSyncExternalStore(subscribe, hasUnsavedChanges, () => false);

const isAnySending = (): boolean => Array.from(entries.values()).some(({ isSending }) => isSending);

/** Whether something of this page is being sent. */
export const useIsSending = (): boolean => useSyncExternalStore(subscribe, isAnySending, () => false);

let isDiscarded = false;

/** Whether what was typed on the page was thrown away, since it is left: it must not come back with it. */
export const wereChangesDiscarded = (): boolean => isDiscarded;

/** Another page is there. */
export const resetDiscarded = (): void => void (isDiscarded = false);

/** Throws away what was typed, since its page is left. */
export function discardUnsavedChanges(): void {
  isDiscarded = true;
  for (const [owner, { discard }] of Array.from(entries)) {
    discard();
    setEntry(owner, undefined);
  }
}

/**
 * Tells whether its caller holds something typed, and whether that is being sent; gone with it. `discard` throws away
 * what is held.
 */
export function useUnsavedChanges(discard: () => void): (isDirty: boolean, isSending?: boolean) => void {
  const owner = useRef({});
  /** What is sent may end later than its form. */
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
