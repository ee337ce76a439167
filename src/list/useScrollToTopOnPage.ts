import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Another page of a list starts at its top; after the browser's own buttons the browser knows where the reader was. */
export function useScrollToTopOnPage(page: number): RefObject<HTMLElement | null> {
  const sectionRef = useRef<HTMLElement>(null);
  const previousPage = useRef(page);
  const navigationType = useNavigationType();
  useEffect(() => {
    if (previousPage.current === page) return;
    previousPage.current = page;
    if (navigationType !== NavigationType.Pop && (sectionRef.current?.getBoundingClientRect().top ?? 0) < 0)
      sectionRef.current?.scrollIntoView({ block: 'start' });
  }, [page, navigationType]);
  return sectionRef;
}
