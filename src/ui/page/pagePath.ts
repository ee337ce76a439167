import { createContext, use, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Path of the page on screen; undefined where there is only one. */
export const PagePathContext = createContext<string | undefined>(undefined);

/**
 * Path that the address bar shows: ahead of the page's until the new page can be drawn. The frame around the pages goes by
 * it: what is opened there while a page is on its way belongs to that page already.
 */
export const LocationBarContext = createContext<string | undefined>(undefined);

/**
 * Calls back when the page changes for another one: what is open belongs to the address at which it was opened. Before the
 * new page is painted, so that nothing of the old one is seen over it.
 */
export function useOnPageLeave(onLeave: () => void): void {
  const path = use(PagePathContext);
  const previousPath = useRef(path);
  const handleLeave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    if (previousPath.current === path) return;
    previousPath.current = path;
    handleLeave();
  }, [path]);
}
