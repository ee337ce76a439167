import { useEffect, useSyncExternalStore } from 'react';
import type { Job } from './job';
import { jobManager } from './jobManager';

/** The operations of this tab, newest first. */
export const useJobs = (): readonly Job[] =>
  useSyncExternalStore(jobManager.subscribe, jobManager.getSnapshot);

/** One of them; undefined for none. */
export const useJob = (id: string | undefined): Job | undefined => useJobs().find((job) => job.id === id);

/** A screen shows the operation as long as it is there: how it ends need not be said elsewhere. */
export function useWatchJob(id: string | undefined): void {
  useEffect(() => (id === undefined ? undefined : jobManager.watch(id)), [id]);
}
