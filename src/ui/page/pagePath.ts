import { createContext, use, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Path of the page on screen; undefined if there is only one page. */
export const PagePathContext = createContext<string | undefined>(undefined);

/**
 * Path in the address bar; it is ahead of the page path until the new page can render. The layout uses it: a dialog opened
 * while a page is loading already belongs to the new page.
 */
export const LocationBarContext = createContext<string | undefined>(undefined);

/**
 * Calls back when the page changes, since open dialogs and menus belong to the URL at which they were opened. Runs before
 * the new page paints, so that nothing of the old page covers it.
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
