import type { StoreApi } from 'zustand/vanilla';
import { getSessionKey } from '../session/session';
import { isOver, type Job, type JobRow, type JobInit, type JobState } from './job';
import { isPageUnloading, jobStorage, setJobActivity } from './jobStorage';
import { createJobStore, type JobsState, type JobStore, type JobStoreOptions } from './jobStore';

/** Handle through which the code that runs a job reports on it. Nothing is stored after the session has ended. */
export interface JobHandle {
  id: string;
  /** Reports progress. `text`: what the job waits for. */
  update: (changes: Partial<Pick<Job, 'rows' | 'text' | 'actions' | 'isStopping'>>) => void;
  /** Ends the job for now. `text`: how it ended, if the state is not enough. */
  end: (state: Exclude<JobState, 'running'>, text?: string) => void;
  /** Restarts the job, for a retry or the remaining rows. */
  restart: (rows?: readonly JobRow[]) => void;
  /** True if the session that started the job has ended, so nothing else may start. */
  isSignedOut: () => boolean;
}

/** Jobs of this tab, kept outside React so they continue after their screen unmounts. */
export interface JobManager {
  /** For subscribers; jobs change through the manager only. */
  store: StoreApi<JobsState>;
  /** Returns the jobs, newest first; the same array until something changes. */
  getJobs: () => readonly Job[];
  begin: (init: JobInit) => JobHandle;
  /** Returns the handle of a job, also one that another page started; undefined for an unknown id. */
  getHandle: (id: string) => JobHandle | undefined;
  /** Sets the user: restores the user's stored jobs of this tab and removes those of other users. */
  restoreForUser: (user: string) => void;
  /** Marks the job as shown on a screen until the returned function is called, so its end needs no notification. */
  watch: (id: string) => () => void;
  /** Marks the end of the job as reported. */
  markSeen: (id: string) => void;
  /** Removes an ended job. */
  remove: (id: string) => void;
}

interface JobManagerOptions extends JobStoreOptions {
  /** True if the page is unloading. */
  isPageUnloading?: () => boolean;
  /** ms since 1970 */
  now: () => number;
}

/** Maximum of stored jobs; the oldest ended ones are removed first. */
const MAX_JOBS = 20;

const INITIAL_STATE = {
  state: 'running',
  text: '',
  endedAt: null,
  isStopping: false,
  isSeen: false,
} as const;

/** Creates a job manager. The console has one; tests create their own. */
export function createJobManager({
  now,
  isPageUnloading = () => false,
  ...storeOptions
}: JobManagerOptions): JobManager {
  const jobStore = createJobStore(storeOptions);
  const { store } = jobStore;
  const watchers = createWatchers(jobStore);
  let lastId = 0;
  const createHandle = (id: string): JobHandle => ({
    id,
    update: (changes) => jobStore.change(id, () => changes),
    end: (state, text = '') => {
      const isSeen = watchers.isShown(id);
      const isInterrupted = isPageUnloading();
      const endState = { state, text, endedAt: now(), isStopping: false, isInterrupted, isSeen };
      jobStore.change(id, () => endState);
    },
    restart: (rows) => {
      jobStore.change(id, (before) => ({ ...INITIAL_STATE, rows: rows ?? before.rows }));
    },
    isSignedOut: () => jobStore.isSignedOut(id),
  });

  return {
    store,
    getJobs: () => store.getState().jobs,
    restoreForUser: jobStore.restoreForUser,
    watch: watchers.watch,
    begin: ({ rows = [], params = {}, actions = {}, startedAt = now(), ...start }) => {
      lastId += 1;
      const id = `${now().toString(36)}-${lastId}`;
      const old = store.getState().jobs.filter(isOver);
      for (const job of old.slice(MAX_JOBS - 1)) discard(jobStore, job);
      jobStore.add({
        ...start,
        ...INITIAL_STATE,
        isInterrupted: false,
        rows,
        params,
        actions,
        id,
        startedAt,
      });
      return createHandle(id);
    },
    getHandle: (id) => (jobStore.find(id) ? createHandle(id) : undefined),
    markSeen: (id) => jobStore.change(id, () => ({ isSeen: true })),
    remove: (id) => {
      const job = jobStore.find(id);
      if (job && isOver(job)) discard(jobStore, job);
    },
  };
}

function discard(jobStore: JobStore, { id, actions }: Job): void {
  jobStore.remove([id]);
  actions.remove?.();
}

/** Tracks which jobs are shown on a screen. */
function createWatchers(jobStore: JobStore) {
  const screens = new Map<string, number>();
  const isWatched = (id: string): boolean => (screens.get(id) ?? 0) > 0;
  const addWatchers = (id: string, delta: number): void =>
    void screens.set(id, (screens.get(id) ?? 0) + delta);
  /** Removes a job that succeeded while a screen showed it. */
  const removeIfSeen = (id: string): void => {
    const job = jobStore.find(id);
    if (job?.state === 'done' && job.isSeen && !isWatched(id)) discard(jobStore, job);
  };
  const watch = (id: string): (() => void) => {
    addWatchers(id, 1);
    let isWatching = true;
    return () => {
      if (isWatching) addWatchers(id, -1);
      isWatching = false;
      // Deferred, because a screen may remount in the same tick.
      queueMicrotask(() => removeIfSeen(id));
    };
  };
  return { isShown: isWatched, watch };
}

export const jobManager: JobManager = createJobManager({
  storage: jobStorage,
  now: Date.now,
  isPageUnloading,
  session: getSessionKey,
});

jobManager.store.subscribe(({ jobs }) => {
  const getStop = ({ actions }: Job) => actions.stop ?? actions.pause;
  const runningJobs = jobs.filter((job) => getStop(job) && job.state === 'running');
  const stop = () => runningJobs.forEach((job) => getStop(job)?.());
  setJobActivity({ hasJobs: jobs.length > 0, stopJobs: runningJobs.length > 0 ? stop : undefined });
});
