import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType } from 'react-router-dom';
import { usePageNavigationType } from '../ui/page/pageNavigationType';

/** Scrolls to the top of the list when the page changes. On Back and Forward the browser restores the scroll position. */
export function useScrollToTopOnPage(page: number): RefObject<HTMLElement | null> {
  const sectionRef = useRef<HTMLElement>(null);
  const previousPage = useRef(page);
  const navigationType = usePageNavigationType();
  useEffect(() => {
    if (previousPage.current === page) return;
    previousPage.current = page;
    if (navigationType !== NavigationType.Pop && (sectionRef.current?.getBoundingClientRect().top ?? 0) < 0)
      sectionRef.current?.scrollIntoView({ block: 'start' });
  }, [page, navigationType]);
  return sectionRef;
}
