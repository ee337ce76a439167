import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

/** What a form or dialog holds that is not saved. */
interface Held {
  /** Throws it away. */
  discard: () => void;
  /** It is on its way, so that it may end up saved all the same. */
  isSending: boolean;
}

/** By the form or dialog. */
const held = new Map<object, Held>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function tell(holder: object, what: Held | undefined): void {
  if (what) held.set(holder, what);
  else if (!held.delete(holder)) return;
  for (const listener of Array.from(listeners)) listener();
}

/** Whether something was typed on this page that is not saved. */
export const hasUnsaved = (): boolean => held.size > 0;

export const useHasUnsaved = (): boolean => useSyncExternalStore(subscribe, hasUnsaved, () => false);

const isSendingNow = (): boolean => Array.from(held.values()).some(({ isSending }) => isSending);

/** Whether something of this page is being sent. */
export const useIsSending = (): boolean => useSyncExternalStore(subscribe, isSendingNow, () => false);

let isThrownAway = false;

/** Whether what was typed on the page was thrown away, since it is left: it must not come back with it. */
export const wasThrownAway = (): boolean => isThrownAway;

/** Another page is there. */
export const forgetThrownAway = (): void => void (isThrownAway = false);

/** Throws away what was typed, since its page is left. */
export function discardUnsaved(): void {
  isThrownAway = true;
  for (const [holder, { discard }] of Array.from(held)) {
    discard();
    tell(holder, undefined);
  }
}

/**
 * Tells whether its caller holds something typed, and whether that is being sent; gone with it. `discard` throws away
 * what is held.
 */
export function useUnsaved(discard: () => void): (isTyped: boolean, isSending?: boolean) => void {
  const holder = useRef({});
  /** What is sent may end later than its form. */
  const isGone = useRef(false);
  const latest = useRef(discard);
  useEffect(() => {
    latest.current = discard;
  }, [discard]);
  useEffect(() => {
    const { current } = holder;
    isGone.current = false;
    return () => {
      isGone.current = true;
      tell(current, undefined);
    };
  }, []);
  return useCallback((isTyped, isSending = false) => {
    const holds = (isTyped || isSending) && !isGone.current;
    tell(holder.current, holds ? { discard: () => latest.current(), isSending } : undefined);
  }, []);
}
