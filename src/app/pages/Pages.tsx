import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useDeclarations } from '../../console/hooks';
import { forgetThrownAway } from '../../ui/unsaved';
import { focusPage } from '../../ui/focusPage';
import { PagePlace } from './PagePlace';
import { pageRules } from './pageRules';
import { pagesAt } from './pagesAt';

/** ms for which a page is kept: less than what was read is (`gcTime` of a query, 5 minutes). */
const KEPT_FOR = 4 * 60_000;

/**
 * The page at the address, and the list that the reader may come back to. Each page starts at its top; one that is come back
 * to stands as it was left.
 */
export function Pages({ children }: { children: ReactNode }) {
  const location = useLocation();
  const how = useNavigationType();
  const { faces } = useDeclarations();
  const rules = useMemo(() => pageRules(faces), [faces]);
  const [before, setPages] = useState(() => pagesAt(undefined, location, how, rules));
  const pages = pagesAt(before, location, how, rules);
  if (pages !== before) setPages(pages);
  const { shown, kept } = pages;
  useEffect(() => {
    if (!kept) return undefined;
    const timer = setTimeout(() => setPages((now) => ({ ...now, kept: undefined })), KEPT_FOR);
    return () => clearTimeout(timer);
  }, [kept]);
  useEffect(forgetThrownAway, [shown]);
  const first = useRef(true);
  const isAnew = shown.returns === 0;
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (!isAnew) return;
    window.scrollTo(0, 0);
    focusPage();
  }, [shown.id, isAnew]);
  // In the order in which they came: what moves in the document is laid out anew.
  const drawn = kept ? [kept, shown].sort((one, other) => one.id - other.id) : [shown];
  return drawn.map((page) => (
    <PagePlace key={page.id} page={page} isKept={page === kept}>
      {children}
    </PagePlace>
  ));
}
