import type { ConsoleStorage } from '../lib/storage/storage';
import { parseStoredJob, serializeJob } from './serializeJob';
import type { Job } from './job';

export interface JobStoreOptions {
  /** Where the tab keeps them. */
  storage: ConsoleStorage;
  /** The token of the session; undefined when nobody is signed in. */
  session: () => string | undefined;
  /** Told of every change. */
  onChange: (jobs: readonly Job[]) => void;
}

/** The list of operations and what the tab keeps of it. */
export interface JobStore {
  /** Newest first; the same list until something changes. */
  getJobs: () => readonly Job[];
  find: (id: string) => Job | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Puts a new one on top. */
  add: (job: Job) => void;
  change: (id: string, getChanges: (before: Job) => Partial<Job>) => void;
  remove: (ids: readonly string[]) => void;
  /** Those that the tab kept of this user come back, those of others are removed. */
  restoreForUser: (user: string) => void;
  /** Whether the session in which it was added has ended: nothing of it is kept any more. */
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
  /** Another page of this tab left it; what is not of this user is removed. */
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
      // After a sign-out nothing is kept; what the page shows is still true.
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
      // The profile may arrive after the sign-out: what that has forgotten is not kept again.
      if (session() === undefined) return;
      user = userId;
      const restoredJobs = storage.keys().flatMap((id) => (find(id) ? [] : restoreJob(id)));
      for (const { id } of restoredJobs) sessions.set(id, session());
      // What began before anybody knew who is signed in is kept under nobody's name.
      for (const job of jobs) if (!isSignedOut(job.id)) save(job);
      publish([...jobs, ...restoredJobs.sort((one, two) => two.startedAt - one.startedAt)]);
    },
  };
}
