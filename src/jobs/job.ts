/** How an operation stands: `unknown` where nobody can tell, `stopped` where something was not begun and will not be by itself. */
export type JobState = 'running' | 'done' | 'failed' | 'partly' | 'unknown' | 'stopped';

/** What became of one of the things that an operation is done to. */
export type JobRowState = 'waiting' | 'running' | 'done' | 'failed' | 'unknown' | 'skipped';

/** One of the things that an operation is done to: a record, a door and its slot. */
export interface JobRow {
  /** Spanish, as a person reads it. No secret: it is shown and kept in the tab. */
  name: string;
  state: JobRowState;
  /** Why, where that is not plain; '' for nothing to say. Shown, not kept: it may hold words of the host. */
  reason: string;
}

/** Where the way back leads. */
export interface JobPlace {
  /** Spanish: "Invitaciones externas". */
  label: string;
  /** Console path with its query: "/admin/assets/7/accesses". */
  to: string;
}

/** What can be done with an operation while its page lives; gone with a reload. */
export interface JobActions {
  /** What was begun ends, nothing else begins. Given by what needs its page to go on: closing the tab asks then. */
  stop?: () => void;
  /** Does again what failed; never what nobody knows of. */
  retry?: () => void;
  /** Goes on with what was not begun. */
  resume?: () => void;
  /** Asks the host again how it stands. */
  refresh?: () => void;
  /** Gives what was not done as a file, with the reasons. */
  download?: () => void;
}

/** What an operation begins with. */
export interface JobInit {
  /** Which kind it is: "rows", or the id of the part that follows it at the host. */
  kind: string;
  /** Spanish, who and what: "Revocar · 40 filas". Shown and kept: no secret. */
  title: string;
  place: JobPlace;
  /** Default none: nothing is counted then. */
  rows?: readonly JobRow[];
  /** What its part needs to ask the host how it stands: ids, never a secret. Default none. */
  params?: Readonly<Record<string, string>>;
  actions?: JobActions;
}

/** What runs on after its screen was left, or has ended. */
export interface Job extends Required<JobInit> {
  id: string;
  state: JobState;
  /** Spanish: how it ended or what is waited for, in words of its own; '' where the state says all. Kept: no secret. */
  text: string;
  /** ms since 1970 */
  startedAt: number;
  /** ms since 1970; null while it runs. */
  endedAt: number | null;
  /** It was told to stop: what was begun ends. */
  isStopping: boolean;
  /** It ran when its page was reloaded: what was on its way then nobody knows here. */
  isInterrupted: boolean;
  /** How it ended was said or seen. */
  isSeen: boolean;
}

/** How many rows are in one of these states. */
export const countRows = (rows: readonly Pick<JobRow, 'state'>[], ...states: JobRowState[]): number =>
  rows.filter(({ state }) => states.includes(state)).length;

/** How far an operation is: rows that are over, of all of them. */
export const getProgress = (rows: readonly Pick<JobRow, 'state'>[]): { done: number; total: number } => ({
  done: rows.length - countRows(rows, 'waiting', 'running'),
  total: rows.length,
});

/** How an operation ended whose calls are over, by its rows. */
export function getEndState(rows: readonly Pick<JobRow, 'state'>[]): Exclude<JobState, 'running'> {
  if (countRows(rows, 'done') === rows.length) return 'done';
  if (countRows(rows, 'unknown', 'running') > 0) return 'unknown';
  if (countRows(rows, 'waiting') > 0) return 'stopped';
  return countRows(rows, 'done') > 0 ? 'partly' : 'failed';
}
