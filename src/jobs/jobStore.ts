import type { ConsoleStorage } from '../lib/storage/storage';
import { parseStoredJob, serializeJob } from './serializeJob';
import type { Job } from './job';

export interface JobStoreOptions {
  /** Storage of the tab. */
  storage: ConsoleStorage;
  /** Returns the session token; undefined if no user is signed in. */
  session: () => string | undefined;
  /** Called on every change. */
  onChange: (jobs: readonly Job[]) => void;
}

/** List of jobs and its copy in the tab's storage. */
export interface JobStore {
  /** Returns the jobs, newest first; the same array until something changes. */
  getJobs: () => readonly Job[];
  find: (id: string) => Job | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Adds a job at the top. */
  add: (job: Job) => void;
  change: (id: string, getChanges: (before: Job) => Partial<Job>) => void;
  remove: (ids: readonly string[]) => void;
  /** Restores the user's stored jobs of this tab and removes those of other users. */
  restoreForUser: (user: string) => void;
  /** True if the session in which the job was added has ended, so the job is no longer stored. */
  isSignedOut: (id: string) => boolean;
}

export function createJobStore({ storage, session, onChange }: JobStoreOptions): JobStore {
  let jobs: readonly Job[] = [];
  let user = '';
  const sessions = new Map<string, string | undefined>();
  const listeners = new Set<() => void>();

  const find = (id: string): Job | undefined => jobs.find((job) => job.id === id);
  const isSignedOut = (id: string): boolean => sessions.has(id) && sessions.get(id) !== session();
  const publish = (next: readonly Job[]): void => {
    jobs = next;
    onChange(jobs);
    for (const listener of Array.from(listeners)) listener();
  };
  const save = (job: Job): void => storage.set(job.id, serializeJob(user, job));
  /** Restores a job that an earlier page of this tab stored; removes it if it belongs to another user. */
  const restoreJob = (id: string): Job[] => {
    const stored = parseStoredJob(storage.get(id));
    if (stored?.job.id === id && (stored.user === user || stored.user === '')) return [stored.job];
    storage.remove(id);
    return [];
  };

  return {
    getJobs: () => jobs,
    find,
    isSignedOut,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (job) => {
      sessions.set(job.id, session());
      save(job);
      publish([job, ...jobs]);
    },
    change: (id, getChanges) => {
      const before = find(id);
      if (!before) return;
      const after = { ...before, ...getChanges(before) };
      // After a sign-out nothing is stored; the page still shows the change.
      if (!isSignedOut(id)) save(after);
      publish(jobs.map((job) => (job === before ? after : job)));
    },
    remove: (ids) => {
      for (const id of ids) {
        storage.remove(id);
        sessions.delete(id);
      }
      publish(jobs.filter(({ id }) => !ids.includes(id)));
    },
    restoreForUser: (userId) => {
      // The profile may arrive after the sign-out, which cleared the storage; do not store again.
      if (session() === undefined) return;
      user = userId;
      const restoredJobs = storage.keys().flatMap((id) => (find(id) ? [] : restoreJob(id)));
      for (const { id } of restoredJobs) sessions.set(id, session());
      // Jobs started before the user was known were stored without a user; store them again.
      for (const job of jobs) if (!isSignedOut(job.id)) save(job);
      publish([...jobs, ...restoredJobs.sort((one, two) => two.startedAt - one.startedAt)]);
    },
  };
}
