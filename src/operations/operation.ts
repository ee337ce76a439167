/** How an operation stands: `unknown` where nobody can tell, `stopped` where something was not begun and will not be by itself. */
export type OperationState = 'running' | 'done' | 'failed' | 'partly' | 'unknown' | 'stopped';

/** What became of one of the things that an operation is done to. */
export type RowState = 'waiting' | 'running' | 'done' | 'failed' | 'unknown' | 'skipped';

/** One of the things that an operation is done to: a record, a door and its slot. */
export interface OperationRow {
  /** Spanish, as a person reads it. No secret: it is shown and kept in the tab. */
  name: string;
  state: RowState;
  /** Why, where that is not plain; '' for nothing to say. Shown, not kept: it may hold words of the host. */
  why: string;
}

/** Where the way back leads. */
export interface OperationPlace {
  /** Spanish: "Invitaciones externas". */
  label: string;
  /** Console path with its query: "/admin/assets/7/accesses". */
  to: string;
}

/** What can be done with an operation while its page lives; gone with a reload. */
export interface OperationDoes {
  /** What was begun ends, nothing else begins. Given by what needs its page to go on: closing the tab asks then. */
  stop?: () => void;
  /** Does again what failed; never what nobody knows of. */
  retry?: () => void;
  /** Goes on with what was not begun. */
  rest?: () => void;
  /** Asks the host again how it stands. */
  look?: () => void;
  /** Gives what was not done as a file, with the reasons. */
  save?: () => void;
}

/** What an operation begins with. */
export interface OperationStart {
  /** Which kind it is: "rows", or the id of the part that follows it at the host. */
  kind: string;
  /** Spanish, who and what: "Revocar · 40 filas". Shown and kept: no secret. */
  title: string;
  place: OperationPlace;
  /** Default none: nothing is counted then. */
  rows?: readonly OperationRow[];
  /** What its part needs to ask the host how it stands: ids, never a secret. Default none. */
  facts?: Readonly<Record<string, string>>;
  does?: OperationDoes;
}

/** What runs on after its screen was left, or has ended. */
export interface Operation extends Required<OperationStart> {
  id: string;
  state: OperationState;
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
  isTold: boolean;
}

/** How many rows are in one of these states. */
export const countOf = (rows: readonly Pick<OperationRow, 'state'>[], ...states: RowState[]): number =>
  rows.filter(({ state }) => states.includes(state)).length;

/** How far an operation is: rows that are over, of all of them. */
export const progressOf = (rows: readonly Pick<OperationRow, 'state'>[]): { done: number; of: number } => ({
  done: rows.length - countOf(rows, 'waiting', 'running'),
  of: rows.length,
});

/** How an operation ended whose calls are over, by its rows. */
export function endOfRows(rows: readonly Pick<OperationRow, 'state'>[]): Exclude<OperationState, 'running'> {
  if (countOf(rows, 'done') === rows.length) return 'done';
  if (countOf(rows, 'unknown', 'running') > 0) return 'unknown';
  if (countOf(rows, 'waiting') > 0) return 'stopped';
  return countOf(rows, 'done') > 0 ? 'partly' : 'failed';
}
