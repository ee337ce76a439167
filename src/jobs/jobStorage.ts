import { createStorage } from '../lib/storage/storage';

/** Storage of jobs: this tab only, cleared on sign-out. */
export const jobStorage = createStorage('session', 'console.operation.');

let hasAnyJob: boolean | undefined;
let stopAll: (() => void) | undefined;
const listeners = new Set<() => void>();

/** Reports whether there are jobs. `stop` stops the jobs that this page runs; undefined if it runs none. */
export function notifyJobsChanged(hasStoredJobs: boolean, stop: (() => void) | undefined): void {
  hasAnyJob = hasStoredJobs;
  stopAll = stop;
  for (const listener of Array.from(listeners)) listener();
}

export function subscribeToJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True if the tab holds a job of any user. The first screen needs no more than that. */
export const hasJobs = (): boolean => (hasAnyJob ??= jobStorage.keys().length > 0);

/** True if this page runs a job, so leaving the console would stop it. */
export const hasRunningJobs = (): boolean => stopAll !== undefined;

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
export const stopJobs = (): void => stopAll?.();
