import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import {
  handlePageHide,
  handlePageShow,
  jobActivityStore,
  selectHasJobs,
  selectHasRunningJobs,
} from '../../jobs/jobStorage';
import { useWarnBeforeUnload } from '../../session/navigation/useWarnBeforeUnload';

const JobTray = lazyWithRetry(() => import('./JobTray'));

/** Job tray; its code loads with the first job. */
export function LazyJobTray() {
  // Warns from the first job on, before the tray has loaded.
  useWarnBeforeUnload(useStore(jobActivityStore, selectHasRunningJobs));
  useEffect(() => {
    window.addEventListener('pagehide', handlePageHide);
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('pagehide', handlePageHide);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, []);
  return useStore(jobActivityStore, selectHasJobs) ? (
    <Suspense fallback={null}>
      <JobTray />
    </Suspense>
  ) : null;
}
