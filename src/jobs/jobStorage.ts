import { createStore } from 'zustand/vanilla';
import { createStorage } from '../lib/storage/storage';

/** Storage of jobs: this tab only, cleared on sign-out. */
export const jobStorage = createStorage('session', 'console.operation.');

/** Rollouts of this browser: shared by its tabs, cleared on sign-out, kept when a session ends by itself. */
export const rolloutStorage = createStorage('local', 'console.rollout.');

interface JobActivity {
  /** Undefined until the job manager has loaded. */
  hasJobs: boolean | undefined;
  /** Stops the jobs that this page runs; undefined if it runs none. */
  stopJobs: (() => void) | undefined;
}

/** Summary of the jobs for the first screen; the job manager itself loads with the first job. */
export const jobActivityStore = createStore<JobActivity>(() => ({ hasJobs: undefined, stopJobs: undefined }));

/** Reports the jobs as they are now. */
export const setJobActivity = (activity: JobActivity): void => jobActivityStore.setState(activity);

/** True if the tab holds a job of any user. */
export const selectHasJobs = ({ hasJobs }: JobActivity): boolean =>
  (hasJobs ?? jobStorage.keys().length > 0) || rolloutStorage.keys().length > 0;

/** True if this page runs a job, so leaving the console would stop it. */
export const selectHasRunningJobs = ({ stopJobs }: JobActivity): boolean => stopJobs !== undefined;

let isUnloading = false;

/** True if the page was closed or reloaded: requests that fail from then on were aborted by that. */
export const isPageUnloading = (): boolean => isUnloading;

/** Starts nothing else once the page unloads, because the outcome of such a request would be unknown. */
export function handlePageHide(): void {
  isUnloading = true;
  stopJobs();
}

/** Handles a page restored from the back/forward cache. */
export const handlePageShow = (): void => void (isUnloading = false);

/** Stops all jobs from starting anything else: the session ends. */
export const stopJobs = (): void => jobActivityStore.getState().stopJobs?.();
