import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Marks an element that is narrower than what it holds (`data-wide`), so that only then it scrolls by itself: inside what
 * scrolls, the head of a table could not stay in view while the page scrolls.
 */
export function useOverflowAttribute(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver !== 'function') return;
    // Called a first time before anything is painted, when the page has its sizes: measuring here would ask for them twice.
    const observer = new ResizeObserver(() =>
      element.toggleAttribute('data-wide', content.scrollWidth > element.clientWidth + 1),
    );
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return ref;
}
