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

/** Job tray; its code loads with the first job. */
export function LazyJobTray() {
  // Warns from the first job on, before the tray has loaded.
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
