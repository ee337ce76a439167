import { use, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { readPath } from '../../config/values/readPath';
import { RouterContext } from '../../ui/page/RouterContext';
import { createBackGuardState, isBackGuardCopy } from '../../ui/page/backGuard';
import { isBrowserRouter } from './consoleRoutes';

/** State that the router stores with an entry of the browser's history: its index, 0 for the first one of a visit. */
const readEntry = (member: 'idx' | 'isBackGuard'): unknown => readPath(window.history.state, member);

/**
 * Adds a second entry for the first URL of the visit while something could be lost, so that the browser's back button can be
 * intercepted before it leaves the console. The user does not notice it: if nothing blocks, back skips the first entry, and
 * the page takes no notice of the second one (`KeepAlivePages`).
 */
export function useBackGuard(isNeeded: boolean): void {
  const isInBrowser = isBrowserRouter(use(RouterContext));
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef(location);
  useEffect(() => {
    if (!isInBrowser) return;
    const cameFrom = previous.current;
    previous.current = location;
    const hasSkippedCopy =
      cameFrom !== location && isBackGuardCopy(cameFrom) && navigationType === NavigationType.Pop;
    if (hasSkippedCopy && readEntry('isBackGuard') === true) {
      void navigate(-1);
    } else if (isNeeded && readEntry('idx') === 0) {
      window.history.replaceState({ ...Object(window.history.state), isBackGuard: true }, '');
      void navigate(location, { state: createBackGuardState(location) });
    }
  }, [isNeeded, isInBrowser, location, navigationType, navigate]);
}
