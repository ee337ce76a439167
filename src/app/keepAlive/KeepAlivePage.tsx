import { Activity, Suspense, useMemo, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { NewVersionError } from '../../lib/lazy/importWithRetry';
import { Boundary } from '../../ui/feedback/Boundary';
import { createErrorFallback } from '../../ui/feedback/errorFallback';
import { PagePathContext } from '../../ui/page/pagePath';
import { Skeletons } from '../../ui/feedback/states';
import { NewVersionReload } from '../NewVersionReload';
import { appTexts } from '../texts';
import { PageContainer } from './PageContainer';
import type { PageEntry } from './pagesState';

interface KeepAlivePageProps {
  page: PageEntry;
  /** It was left, and may be come back to. */
  isCached: boolean;
  children: ReactNode;
}

/**
 * The place of one page. A page that throws is an error there: menu and other pages work. One that is kept stands still: no
 * effect of it runs (timers, reads), nothing of it is seen, focused or found, and it goes by the address at which it was
 * left. What was chosen in it is still chosen when it is come back to; what was open in it is closed.
 */
export function KeepAlivePage({ page, isCached, children }: KeepAlivePageProps) {
  const { location, navigationType, returns } = page;
  const locationContext = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  const pagePath = returns === 0 ? location.pathname : `${location.pathname}#${returns}`;
  return (
    <PageContainer isCached={isCached}>
      <Activity mode={isCached ? 'hidden' : 'visible'}>
        <div ref={keepLayout}>
          <LocationContext value={locationContext}>
            <PagePathContext value={pagePath}>
              <Boundary handlesNewVersion resetKey={returns} fallback={renderPageError}>
                <Suspense fallback={<Skeletons lines={6} />}>{children}</Suspense>
              </Boundary>
            </PagePathContext>
          </LocationContext>
        </div>
      </Activity>
    </PageContainer>
  );
}

/**
 * `Activity` takes the outermost element of what it hides out of the layout, by a style that no sheet overrules; all of it
 * would have to be laid out again. This element does not let it: `is-kept` hides it instead.
 */
function keepLayout(element: HTMLElement | null): void {
  if (element)
    Object.defineProperty(element, 'style', { value: { setProperty: () => undefined }, configurable: true });
}

/** A part that is gone after a release takes its page alone. */
function renderPageError(error: unknown, retry: () => void): ReactNode {
  return error instanceof NewVersionError ? (
    <NewVersionReload />
  ) : (
    createErrorFallback(appTexts.broken)(error, retry)
  );
}
