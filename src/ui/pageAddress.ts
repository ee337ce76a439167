import { createContext, use, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Path of the page on screen; undefined where there is only one. */
export const PageAddress = createContext<string | undefined>(undefined);

/**
 * Calls back when the page changes for another one: what is open belongs to the address at which it was opened. Before the
 * new page is painted, so that nothing of the old one is seen over it.
 */
export function usePageLeft(onLeft: () => void): void {
  const address = use(PageAddress);
  const before = useRef(address);
  const left = useEffectEvent(onLeft);
  useLayoutEffect(() => {
    if (before.current === address) return;
    before.current = address;
    left();
  }, [address]);
}
