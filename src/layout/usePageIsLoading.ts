import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** Placeholders of a page that loads. */
const PLACEHOLDERS = '.skeletons, .list-skeleton, .title-skeleton';

/** Pages that are kept for the way back (`keepAlive`) do not count. */
const isKept = (element: Element): boolean => element.closest('.is-kept') !== null;

function isLoading(main: Element | null): boolean {
  if (!main) return false;
  if (main.childElementCount === 0) return true;
  const pages = main.querySelectorAll(':scope > .page-place > :empty');
  return [...pages, ...main.querySelectorAll(PLACEHOLDERS)].some((element) => !isKept(element));
}

/**
 * True while the page in `main` shows placeholders or nothing.
 *
 * Not by `:has()` in a style sheet: if an ancestor of the whole page depends on what is in it, the browser styles every
 * element again with each row that comes or goes.
 */
export function usePageIsLoading(mainRef: RefObject<HTMLElement | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      if (mainRef.current) observer.observe(mainRef.current, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    [mainRef],
  );
  return useSyncExternalStore(subscribe, () => isLoading(mainRef.current));
}
