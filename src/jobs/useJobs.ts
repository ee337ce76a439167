import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Job } from './job';
import { jobManager } from './jobManager';

/** Returns the jobs of this tab, newest first. */
export const useJobs = (): readonly Job[] => useStore(jobManager.store, ({ jobs }) => jobs);

/** Returns one job; undefined if there is none with this id. */
export const useJob = (id: string | undefined): Job | undefined =>
  useStore(jobManager.store, ({ jobs }) => jobs.find((job) => job.id === id));

/** Marks the job as shown while the component is mounted, so its end needs no notification. */
export function useWatchJob(id: string | undefined): void {
  useEffect(() => (id === undefined ? undefined : jobManager.watch(id)), [id]);
}
