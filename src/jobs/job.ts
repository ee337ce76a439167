/**
 * State of a job. `paused`: it waits for the user and can continue, also on another day. `unknown`: the outcome is unknown. `stopped`: some rows were not started and will not start by themselves.
 */
export type JobState = 'running' | 'paused' | 'done' | 'failed' | 'partly' | 'unknown' | 'stopped';

export type JobRowState = 'waiting' | 'running' | 'done' | 'failed' | 'unknown' | 'skipped';

/** Item that a job processes: a record, or a door with its slot. */
export interface JobRow {
  /** Spanish display name. It is shown and stored in the tab, so it must hold no secret. */
  name: string;
  state: JobRowState;
  /** Reason, if it is not obvious; '' for none. Shown but not stored, because it may hold the host's text. */
  reason: string;
}

/** Page that the job links back to. */
export interface JobPlace {
  /** Spanish: "Invitaciones externas". */
  label: string;
  /** Console path with its query: "/admin/assets/7/accesses". */
  to: string;
}

/** Actions that a job offers until its page is reloaded. */
export interface JobActions {
  /** Starts no further rows; started ones finish. Set by jobs that need their page, so closing the tab asks first. */
  stop?: () => void;
  /** Pauses the job, which another page of the browser can continue. */
  pause?: () => void;
  /** Retries failed rows, never rows with an unknown outcome. */
  retry?: () => void;
  /** Continues with rows that were not started. */
  resume?: () => void;
  /** Asks the host again for the state. */
  refresh?: () => void;
  /** Called when the job leaves the tray. */
  remove?: () => void;
  /** Downloads the rows that were not done as a file, with the reasons. */
  download?: () => void;
}

/** Kind of the jobs that show a rollout, which has a storage of its own for all tabs. */
export const ROLLOUT_JOB_KIND = 'rollout';

/** Initial data of a job. */
export interface JobInit {
  /** Kind of the job: "rows", or the id of its job watcher. */
  kind: string;
  /** Spanish action and target: "Revocar · 40 filas". Shown and stored, so it must hold no secret. */
  title: string;
  place: JobPlace;
  /** Default none: nothing is counted. */
  rows?: readonly JobRow[];
  /** Ids that its job watcher needs to ask the host for the state, never a secret. Default none. */
  params?: Readonly<Record<string, string>>;
  actions?: JobActions;
  /** ms since 1970. Default: now. */
  startedAt?: number;
}

/** True if a job is over: it neither runs nor waits to be continued. */
export const isOver = ({ state }: Pick<Job, 'state'>): boolean => state !== 'running' && state !== 'paused';

/** Background work that continues after its screen was left, or that has ended. */
export interface Job extends Required<JobInit> {
  id: string;
  state: JobState;
  /** Spanish text on how it ended or what it waits for; '' if the state is enough. Stored, so it must hold no secret. */
  text: string;
  /** ms since 1970 */
  startedAt: number;
  /** ms since 1970; null while it runs. */
  endedAt: number | null;
  /** True if a stop was requested: started rows finish. */
  isStopping: boolean;
  /** True if its page was reloaded while it ran, so the outcome of pending rows is unknown. */
  isInterrupted: boolean;
  /** True if its end was shown or reported. */
  isSeen: boolean;
}

/** Counts the rows in one of these states. */
export const countRows = (rows: readonly Pick<JobRow, 'state'>[], ...states: JobRowState[]): number =>
  rows.filter(({ state }) => states.includes(state)).length;

/** Returns the finished rows and the total. */
export const getProgress = (rows: readonly Pick<JobRow, 'state'>[]): { done: number; total: number } => ({
  done: rows.length - countRows(rows, 'waiting', 'running'),
  total: rows.length,
});

/** Returns the state of a job whose calls are over, from its rows. */
export function getEndState(rows: readonly Pick<JobRow, 'state'>[]): Exclude<JobState, 'running' | 'paused'> {
  if (countRows(rows, 'done') === rows.length) return 'done';
  if (countRows(rows, 'unknown', 'running') > 0) return 'unknown';
  if (countRows(rows, 'waiting') > 0) return 'stopped';
  return countRows(rows, 'done') > 0 ? 'partly' : 'failed';
}
