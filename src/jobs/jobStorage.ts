import { createStorage } from '../lib/storage/storage';

/** Where operations are kept: in this tab alone, and gone with the sign-out. */
export const jobStorage = createStorage('session', 'console.operation.');

let hasAnyJob: boolean | undefined;
let stopAll: (() => void) | undefined;
const listeners = new Set<() => void>();

/** Tells whether there are operations; `stop` stops those that this page runs, undefined where it runs none. */
export function notifyJobsChanged(hasStoredJobs: boolean, stop: (() => void) | undefined): void {
  hasAnyJob = hasStoredJobs;
  stopAll = stop;
  for (const listener of Array.from(listeners)) listener();
}

export function subscribeToJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the tab holds any operation, whosesoever: all that the first screen has to know. */
export const hasJobs = (): boolean => (hasAnyJob ??= jobStorage.keys().length > 0);

/** Whether this page runs any, so that leaving the console stops it. */
export const hasRunningJobs = (): boolean => stopAll !== undefined;

let isUnloading = false;

/** Whether the page was closed or loaded anew: what ends from then on was broken off by that. */
export const isPageUnloading = (): boolean => isUnloading;

/** The page goes: it begins nothing else, since nobody would know whether it still arrives. */
export function handlePageHide(): void {
  isUnloading = true;
  stopJobs();
}

/** The browser had kept the page, and shows it again. */
export const handlePageShow = (): void => void (isUnloading = false);

/** Begins nothing else in any operation: the session ends. */
export const stopJobs = (): void => stopAll?.();
