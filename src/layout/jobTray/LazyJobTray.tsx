import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import {
  hasJobs,
  handlePageHide,
  handlePageShow,
  hasRunningJobs,
  subscribeToJobs,
} from '../../jobs/jobStorage';
import { useWarnBeforeUnload } from '../../session/navigation/useWarnBeforeUnload';

const JobTray = lazyWithRetry(() => import('./JobTray'));

/** The tray of operations; nothing is loaded for it while there is none. */
export function LazyJobTray() {
  // From the first moment of the first operation, not once the tray is loaded.
  useWarnBeforeUnload(useSyncExternalStore(subscribeToJobs, hasRunningJobs));
  useEffect(() => {
    window.addEventListener('pagehide', handlePageHide);
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('pagehide', handlePageHide);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, []);
  return useSyncExternalStore(subscribeToJobs, hasJobs) ? (
    <Suspense fallback={null}>
      <JobTray />
    </Suspense>
  ) : null;
}
