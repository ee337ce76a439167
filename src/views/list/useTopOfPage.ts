import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Another page of a list starts at its top; after the browser's own buttons the browser knows where the reader was. */
export function useTopOfPage(page: number): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const before = useRef(page);
  const how = useNavigationType();
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (how !== NavigationType.Pop && (section.current?.getBoundingClientRect().top ?? 0) < 0)
      section.current?.scrollIntoView({ block: 'start' });
  }, [page, how]);
  return section;
}
