import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConsoleStorage } from '../lib/storage/storage';
import { parseStoredJob, serializeJob } from './serializeJob';
import { ROLLOUT_JOB_KIND, type Job } from './job';

export interface JobStoreOptions {
  /** Storage of the tab. */
  storage: ConsoleStorage;
  /** Returns the session token; undefined if no user is signed in. */
  session: () => string | undefined;
}

export interface JobsState {
  /** Newest first. */
  jobs: readonly Job[];
}

/** List of jobs and its copy in the tab's storage. */
export interface JobStore {
  store: StoreApi<JobsState>;
  find: (id: string) => Job | undefined;
  /** Adds a job at the top. */
  add: (job: Job) => void;
  change: (id: string, getChanges: (before: Job) => Partial<Job>) => void;
  remove: (ids: readonly string[]) => void;
  /** Restores the user's stored jobs of this tab and removes those of other users. */
  restoreForUser: (user: string) => void;
  /** True if the session in which the job was added has ended, so the job is no longer stored. */
  isSignedOut: (id: string) => boolean;
}

export function createJobStore({ storage, session }: JobStoreOptions): JobStore {
  const store = createStore<JobsState>(() => ({ jobs: [] }));
  let user = '';
  const sessions = new Map<string, string | undefined>();

  const getJobs = (): readonly Job[] => store.getState().jobs;
  const find = (id: string): Job | undefined => getJobs().find((job) => job.id === id);
  const isSignedOut = (id: string): boolean => sessions.has(id) && sessions.get(id) !== session();
  const save = (job: Job): void => {
    if (job.kind !== ROLLOUT_JOB_KIND) storage.set(job.id, serializeJob(user, job));
  };
  /** Restores a job that an earlier page of this tab stored; removes it if it belongs to another user. */
  const restoreJob = (id: string): Job[] => {
    const stored = parseStoredJob(storage.get(id));
    if (stored?.job.id === id && (stored.user === user || stored.user === '')) return [stored.job];
    storage.remove(id);
    return [];
  };

  return {
    store,
    find,
    isSignedOut,
    add: (job) => {
      sessions.set(job.id, session());
      save(job);
      store.setState({ jobs: [job, ...getJobs()] });
    },
    change: (id, getChanges) => {
      const before = find(id);
      if (!before) return;
      const after = { ...before, ...getChanges(before) };
      // After a sign-out nothing is stored; the page still shows the change.
      if (!isSignedOut(id)) save(after);
      store.setState({ jobs: getJobs().map((job) => (job === before ? after : job)) });
    },
    remove: (ids) => {
      for (const id of ids) {
        storage.remove(id);
        sessions.delete(id);
      }
      store.setState({ jobs: getJobs().filter(({ id }) => !ids.includes(id)) });
    },
    restoreForUser: (userId) => {
      // The profile may arrive after the sign-out, which cleared the storage; do not store again.
      if (session() === undefined) return;
      user = userId;
      const restoredJobs = storage.keys().flatMap((id) => (find(id) ? [] : restoreJob(id)));
      for (const { id } of restoredJobs) sessions.set(id, session());
      // Jobs started before the user was known were stored without a user; store them again.
      for (const job of getJobs()) if (!isSignedOut(job.id)) save(job);
      restoredJobs.sort((one, two) => two.startedAt - one.startedAt);
      store.setState({ jobs: [...getJobs(), ...restoredJobs] });
    },
  };
}
