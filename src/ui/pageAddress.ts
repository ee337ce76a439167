import { createContext, use, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Path of the page on screen; undefined where there is only one. */
export const PageAddress = createContext<string | undefined>(undefined);

/**
 * Path that the address bar shows: ahead of the page's until the new page can be drawn. The frame around the pages goes by
 * it: what is opened there while a page is on its way belongs to that page already.
 */
export const BarAddress = createContext<string | undefined>(undefined);

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
