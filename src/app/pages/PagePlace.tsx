import { Activity, Suspense, useMemo, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { NewVersionError } from '../../lib/retryImport';
import { Boundary } from '../../ui/Boundary';
import { brokenPart } from '../../ui/brokenPart';
import { PageAddress } from '../../ui/pageAddress';
import { Skeletons } from '../../ui/states';
import { NewVersion } from '../NewVersion';
import { appTexts } from '../texts';
import { PageLook } from './PageLook';
import type { Held } from './pagesAt';

interface PagePlaceProps {
  page: Held;
  /** It was left, and may be come back to. */
  isKept: boolean;
  children: ReactNode;
}

/**
 * The place of one page. A page that throws is an error there: menu and other pages work. One that is kept stands still: no
 * effect of it runs (timers, reads), nothing of it is seen, focused or found, and it goes by the address at which it was
 * left. What was chosen in it is still chosen when it is come back to; what was open in it is closed.
 */
export function PagePlace({ page, isKept, children }: PagePlaceProps) {
  const { location, how, returns } = page;
  const at = useMemo(() => ({ location, navigationType: how }), [location, how]);
  const address = returns === 0 ? location.pathname : `${location.pathname}#${returns}`;
  return (
    <PageLook isKept={isKept}>
      <Activity mode={isKept ? 'hidden' : 'visible'}>
        <div ref={stayLaidOut}>
          <LocationContext value={at}>
            <PageAddress value={address}>
              <Boundary takesNewVersion resetKey={returns} fallback={brokenPage}>
                <Suspense fallback={<Skeletons lines={6} />}>{children}</Suspense>
              </Boundary>
            </PageAddress>
          </LocationContext>
        </div>
      </Activity>
    </PageLook>
  );
}

/**
 * `Activity` takes the outermost element of what it hides out of the layout, by a style that no sheet overrules; all of it
 * would have to be laid out again. This element does not let it: `is-kept` hides it instead.
 */
function stayLaidOut(element: HTMLElement | null): void {
  if (element)
    Object.defineProperty(element, 'style', { value: { setProperty: () => undefined }, configurable: true });
}

/** A part that is gone after a release takes its page alone. */
function brokenPage(error: unknown, retry: () => void): ReactNode {
  return error instanceof NewVersionError ? <NewVersion /> : brokenPart(appTexts.broken)(error, retry);
}
