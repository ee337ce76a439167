import { Activity, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NewVersionError } from '../../lib/lazy/importWithRetry';
import { Boundary } from '../../ui/feedback/Boundary';
import { createErrorFallback } from '../../ui/feedback/errorFallback';
import { PageNavigationTypeContext } from '../../ui/page/pageNavigationType';
import { PagePathContext } from '../../ui/page/pagePath';
import { Skeletons } from '../../ui/feedback/states';
import { NewVersionReload } from '../NewVersionReload';
import { appTexts } from '../texts';
import { PageContainer } from './PageContainer';
import type { PageEntry } from './pagesState';

interface KeepAlivePageProps {
  page: PageEntry;
  /** True if the user has left the page and may come back to it. */
  isCached: boolean;
  children: ReactNode;
}

/**
 * Slot of one page. An error stays inside it: menu and other pages work. A cached page is paused: its effects (timers,
 * queries) do not run, it is hidden and not focusable, and it keeps the URL at which the user left it. On return its
 * selection is restored; dialogs and menus are closed.
 */
export function KeepAlivePage({ page, isCached, children }: KeepAlivePageProps) {
  const { location, navigationType, returns } = page;
  const pagePath = returns === 0 ? location.pathname : `${location.pathname}#${returns}`;
  return (
    <PageContainer isCached={isCached}>
      <Activity mode={isCached ? 'hidden' : 'visible'}>
        <div ref={keepLayout}>
          <PageNavigationTypeContext value={navigationType}>
            <PagePathContext value={pagePath}>
              <Boundary handlesNewVersion resetKey={returns} fallback={renderPageError}>
                <Suspense fallback={<Skeletons lines={6} />}>
                  <Routes location={location}>
                    <Route path="*" element={children} />
                  </Routes>
                </Suspense>
              </Boundary>
            </PagePathContext>
          </PageNavigationTypeContext>
        </div>
      </Activity>
    </PageContainer>
  );
}

/**
 * `Activity` hides the outermost element with an inline `display: none`, so the whole page would need a new layout on
 * return. This element ignores that style; `is-kept` hides it instead.
 */
function keepLayout(element: HTMLElement | null): void {
  if (element)
    Object.defineProperty(element, 'style', { value: { setProperty: () => undefined }, configurable: true });
}

/** A chunk that a new release has removed affects only its own page. */
function renderPageError(error: unknown, retry: () => void): ReactNode {
  return error instanceof NewVersionError ? (
    <NewVersionReload />
  ) : (
    createErrorFallback(appTexts.broken)(error, retry)
  );
}
