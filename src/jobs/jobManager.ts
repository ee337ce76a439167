import { getSessionKey } from '../session/session';
import type { Job, JobRow, JobInit, JobState } from './job';
import { isPageUnloading, notifyJobsChanged, jobStorage } from './jobStorage';
import { createJobStore, type JobStore, type JobStoreOptions } from './jobStore';

/** What whoever runs an operation tells of it. After the session has ended nothing is kept any more. */
export interface JobHandle {
  id: string;
  /** How far it is; `text`: what is waited for. */
  update: (changes: Partial<Pick<Job, 'rows' | 'text' | 'actions' | 'isStopping'>>) => void;
  /** It is over for now; `text`: how it ended, in words of its own. */
  end: (state: Exclude<JobState, 'running'>, text?: string) => void;
  /** It goes on: a retry, or the rest. */
  restart: (rows?: readonly JobRow[]) => void;
  /** Whether the session in which it began is over: nothing else may begin. */
  isSignedOut: () => boolean;
}

/** The operations of this tab, outside of what is drawn: they go on when their screen is left. */
export interface JobManager {
  /** Newest first; the same list until something changes. */
  getSnapshot: () => readonly Job[];
  subscribe: (listener: () => void) => () => void;
  begin: (init: JobInit) => JobHandle;
  /** To tell of one that another page began; undefined for one that is not there. */
  getHandle: (id: string) => JobHandle | undefined;
  /** Whose the operations are: those that the tab kept of this user come back, those of others are removed. */
  restoreForUser: (user: string) => void;
  /** Its screen shows it until the returned function is called: how it ends need not be said elsewhere. */
  watch: (id: string) => () => void;
  /** How it ended was said. */
  markSeen: (id: string) => void;
  /** Takes an ended one away. */
  remove: (id: string) => void;
}

interface JobManagerOptions extends JobStoreOptions {
  /** Whether the page is on its way out. */
  isPageUnloading?: () => boolean;
  /** ms since 1970 */
  now: () => number;
}

/** Operations that are kept; older ones that have ended go first. */
const MAX_JOBS = 20;

const INITIAL_STATE = {
  state: 'running',
  text: '',
  endedAt: null,
  isStopping: false,
  isSeen: false,
} as const;

/** A store of operations. The console has one; tests make their own. */
export function createJobManager({
  now,
  isPageUnloading = () => false,
  ...storeOptions
}: JobManagerOptions): JobManager {
  const store = createJobStore(storeOptions);
  const watchers = createWatchers(store);
  let lastId = 0;
  const createHandle = (id: string): JobHandle => ({
    id,
    update: (changes) => store.change(id, () => changes),
    end: (state, text = '') => {
      const isSeen = watchers.isShown(id);
      const isInterrupted = isPageUnloading();
      const endState = { state, text, endedAt: now(), isStopping: false, isInterrupted, isSeen };
      store.change(id, () => endState);
    },
    restart: (rows) => {
      store.change(id, (before) => ({ ...INITIAL_STATE, rows: rows ?? before.rows }));
    },
    isSignedOut: () => store.isSignedOut(id),
  });
  const hasEnded = ({ state }: Job): boolean => state !== 'running';

  return {
    getSnapshot: store.getJobs,
    subscribe: store.subscribe,
    restoreForUser: store.restoreForUser,
    watch: watchers.watch,
    begin: ({ rows = [], params = {}, actions = {}, ...start }) => {
      lastId += 1;
      const startedAt = now();
      const id = `${startedAt.toString(36)}-${lastId}`;
      const old = store.getJobs().filter(hasEnded);
      store.remove(old.slice(MAX_JOBS - 1).map((job) => job.id));
      store.add({ ...start, ...INITIAL_STATE, isInterrupted: false, rows, params, actions, id, startedAt });
      return createHandle(id);
    },
    getHandle: (id) => (store.find(id) ? createHandle(id) : undefined),
    markSeen: (id) => store.change(id, () => ({ isSeen: true })),
    remove: (id) => {
      const job = store.find(id);
      if (job && hasEnded(job)) store.remove([id]);
    },
  };
}

/** Which operations stand on a screen of their own. */
function createWatchers(store: JobStore) {
  const screens = new Map<string, number>();
  const isWatched = (id: string): boolean => (screens.get(id) ?? 0) > 0;
  const addWatchers = (id: string, delta: number): void =>
    void screens.set(id, (screens.get(id) ?? 0) + delta);
  /** What ended well before somebody's eyes needs no place. */
  const removeIfSeen = (id: string): void => {
    const job = store.find(id);
    if (job?.state === 'done' && job.isSeen && !isWatched(id)) store.remove([id]);
  };
  const watch = (id: string): (() => void) => {
    addWatchers(id, 1);
    let isWatching = true;
    return () => {
      if (isWatching) addWatchers(id, -1);
      isWatching = false;
      // Not at once: a screen may be drawn anew in the same turn.
      queueMicrotask(() => removeIfSeen(id));
    };
  };
  return { isShown: isWatched, watch };
}

/** The operations of this tab. */
export const jobManager: JobManager = createJobManager({
  storage: jobStorage,
  now: Date.now,
  isPageUnloading,
  session: getSessionKey,
  onChange: (jobs) => {
    const runningJobs = jobs.filter(({ actions, state }) => actions.stop && state === 'running');
    const stop = () => runningJobs.forEach(({ actions }) => actions.stop?.());
    notifyJobsChanged(jobs.length > 0, runningJobs.length > 0 ? stop : undefined);
  },
});
