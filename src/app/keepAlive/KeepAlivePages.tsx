import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useDeclarations } from '../../queries/console/consoleHooks';
import { resetDiscarded } from '../../ui/dialog/unsavedChanges';
import { focusPage } from '../../ui/focus/focusPage';
import { KeepAlivePage } from './KeepAlivePage';
import { createPageRules, KEEP_ALIVE_MS } from './pageRules';
import { updatePages } from './pagesState';

/**
 * Renders the page at the URL, and keeps the list that the user may come back to. Each new page starts at its top; a
 * restored page keeps its scroll position.
 */
export function KeepAlivePages({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const { resourceIndex } = useDeclarations();
  const rules = useMemo(() => createPageRules(resourceIndex), [resourceIndex]);
  const [previousPages, setPages] = useState(() => updatePages(undefined, location, navigationType, rules));
  const pages = updatePages(previousPages, location, navigationType, rules);
  if (pages !== previousPages) setPages(pages);
  const { current, cached } = pages;
  useEffect(() => {
    if (!cached) return undefined;
    const timer = setTimeout(() => setPages((state) => ({ ...state, cached: undefined })), KEEP_ALIVE_MS);
    return () => clearTimeout(timer);
  }, [cached]);
  useEffect(resetDiscarded, [current]);
  const isFirstRender = useRef(true);
  const isNewPage = current.returns === 0;
  useEffect(() => {
    if (isFirstRender.current) {
      isFirstRender.current = false;
      return;
    }
    if (!isNewPage) return;
    window.scrollTo(0, 0);
    focusPage();
  }, [current.id, isNewPage]);
  // In creation order: moving an element in the document would cause a new layout.
  const mountedPages = cached ? [cached, current].sort((a, b) => a.id - b.id) : [current];
  return mountedPages.map((page) => (
    <KeepAlivePage key={page.id} page={page} isCached={page === cached}>
      {children}
    </KeepAlivePage>
  ));
}
