import { ApiError, isRedirectingError } from '../../../dataProvider';
import { runWithConcurrency } from '../bulk/runWithConcurrency';
import { suspendRollout, type Rollout, type RolloutRow } from './rollout';
import type { RowCalls } from './rowCalls';
import { readRowState, isBusyError, startRow, type RowStep } from './rowSteps';

/** Access to the rollout that runs. */
export interface RolloutAccess {
  /** Returns the rollout as it is now; undefined if it was removed. */
  get: () => Rollout | undefined;
  /** Changes and stores it. */
  change: (getNext: (before: Rollout) => Rollout) => void;
  /** Resolves after that time in ms, and earlier if the rollout changes. */
  wait: (ms: number) => Promise<void>;
  /** ms since 1970 */
  now: () => number;
  /** False if the page or the session ends. */
  canContinue: () => boolean;
}

export interface RunRolloutOptions extends RolloutAccess {
  calls: RowCalls;
  /** Records whose calls run at the same time. */
  concurrency: number;
  /** Least ms between two reads of the state of a record, and between two writes to it. */
  interval: number;
}

/** ms for which a rollout without a time to wait for sleeps. */
const LONG_MS = 60_000;

/**
 * Runs a rollout until it pauses or ends. First it asks for the state of each record that is under way, because another page
 * may have started it; only then it sends anything.
 */
export async function runRollout(options: RunRolloutOptions): Promise<void> {
  const { get, change, wait, now, canContinue, calls, concurrency, interval } = options;
  const unreadIds = new Set(get()?.rows.flatMap(({ id, state }) => (state === 'running' ? [id] : [])));
  const failedReads = new Map<string, number>();
  /** Time in ms before which nothing is sent, because the host asked to wait. */
  let busyUntil = 0;

  // The failure of a call that an unloading page aborts is no answer: the row stays as stored, and the next page asks.
  const changeRow = (id: string, changes: Partial<RolloutRow>): void => {
    if (!canContinue()) return;
    change((before) => ({
      ...before,
      rows: before.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)),
    }));
  };
  const isDue = ({ lastCallAt }: RolloutRow): boolean => now() - lastCallAt >= interval;
  const getDueRows = (rollout: Rollout): RolloutRow[] => {
    const runningRows = rollout.rows.filter((row) => row.state === 'running' && isDue(row));
    if (unreadIds.size > 0 || rollout.state !== 'running' || now() < busyUntil) return runningRows;
    const waitingRows = rollout.rows.filter((row) => row.state === 'waiting' && row.wave > 0 && isDue(row));
    return [...runningRows, ...waitingRows];
  };
  const getSleepTime = ({ rows, nextAt }: Rollout): number => {
    const times = rows.flatMap(({ state, wave, lastCallAt }) =>
      state === 'running'
        ? [lastCallAt + interval]
        : wave > 0 && state === 'waiting'
          ? [Math.max(lastCallAt + interval, busyUntil)]
          : [],
    );
    const next = Math.min(...times, ...(nextAt > 0 ? [nextAt] : []), now() + LONG_MS);
    return Math.max(next - now(), 1);
  };
  const handleError = (error: unknown): void => {
    if (isBusyError(error)) busyUntil = now() + interval;
    if (!isRedirectingError(error)) return;
    const isSessionOver = error instanceof ApiError && error.code === 401;
    change((before) => suspendRollout(before, isSessionOver ? 'session' : 'service'));
  };
  const runStep = async ({ id }: RolloutRow): Promise<void> => {
    const rollout = get();
    const row = rollout?.rows.find((candidate) => candidate.id === id);
    if (!rollout || !row || !canContinue()) return;
    const step: RowStep = {
      row,
      calls,
      now,
      change: (changes) => changeRow(id, changes),
      canSend: () => canContinue() && get()?.state === 'running',
      onError: handleError,
    };
    if (row.state === 'running') {
      await readRowState(step, failedReads);
      unreadIds.delete(id);
    } else if (row.state === 'waiting' && row.wave > 0 && rollout.state === 'running' && now() >= busyUntil)
      await startRow(step);
  };

  while (canContinue()) {
    // Decisions that depend on the time alone, such as the next wave.
    change((before) => before);
    const rollout = get();
    if (!rollout || (rollout.state !== 'running' && rollout.state !== 'pausing')) return;
    const dueRows = getDueRows(rollout);
    if (dueRows.length === 0) await wait(getSleepTime(rollout));
    else await runWithConcurrency(dueRows, concurrency, runStep, canContinue);
  }
}
