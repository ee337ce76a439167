import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

/** How what was typed is thrown away, by the form or dialog that holds it. */
const held = new Map<object, () => void>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function tell(holder: object, discard: (() => void) | undefined): void {
  if (discard) held.set(holder, discard);
  else if (!held.delete(holder)) return;
  for (const listener of Array.from(listeners)) listener();
}

/** Whether something was typed on this page that is not saved. */
export const hasUnsaved = (): boolean => held.size > 0;

export const useHasUnsaved = (): boolean => useSyncExternalStore(subscribe, hasUnsaved, () => false);

/** Throws away what was typed, since its page is left. */
export function discardUnsaved(): void {
  for (const [holder, discard] of Array.from(held)) {
    discard();
    tell(holder, undefined);
  }
}

/** Tells whether its caller holds something typed; gone with it. `discard` throws that away. */
export function useUnsaved(discard: () => void): (isTyped: boolean) => void {
  const holder = useRef({});
  const latest = useRef(discard);
  useEffect(() => {
    latest.current = discard;
  }, [discard]);
  useEffect(() => {
    const { current } = holder;
    return () => tell(current, undefined);
  }, []);
  return useCallback(
    (isTyped: boolean) => tell(holder.current, isTyped ? () => latest.current() : undefined),
    [],
  );
}
