import { getEndState, type JobRow, type JobInit } from '../../jobs/job';
import type { JobHandle, JobManager } from '../../jobs/jobManager';
import { lockRow, unlockRows } from './rowLocks';
import { runWithConcurrency } from './runWithConcurrency';
import type { RowResult } from './rowResult';
import { bulkTexts as texts } from './texts';

/** What the call of one row came to. */
export interface RowResponse {
  result: RowResult;
  /** What a success says, of how many there are; undefined where it says nothing. */
  successText: string | undefined;
  /** The session or the service ended: no other row has a chance. */
  mustStop: boolean;
}

/** One thing to be done. */
export interface RowTask {
  /** What it is called. */
  name: string;
  /** What it is, together with what is done to it: no two operations hold the same at a time. */
  key: string;
  /** Never rejects. */
  send: () => Promise<RowResponse>;
}

interface BulkJobOptions extends Pick<JobInit, 'title' | 'place'> {
  jobManager: JobManager;
  /** A row each. */
  tasks: readonly RowTask[];
  /** How many calls run at a time. */
  concurrency: number;
  /** The calls are over: what follows them. */
  onEnd: (rows: readonly JobRow[]) => Promise<void>;
  /** Gives what was not done as a file; absent where there is none to give. */
  download?: (rows: readonly JobRow[]) => void;
}

const WAITING: RowResult = { state: 'waiting', reason: '' };

/**
 * One call a row, so many at a time, as an operation of the tray: it goes on when its screen is left, until it is stopped
 * or the session ends. Answers with the id of the operation.
 */
export function runBulkJob({
  jobManager,
  tasks,
  concurrency,
  onEnd,
  download,
  ...start
}: BulkJobOptions): string {
  let rows: readonly JobRow[] = tasks.map(({ name }) => ({ name, ...WAITING }));
  let successText: string | undefined;
  let isStopped = false;
  const holder = {};
  const keys = tasks.map(({ key }) => key);
  const job: JobHandle = jobManager.begin({ kind: 'rows', ...start, rows });
  const updateRow = (index: number, result: RowResult): void => {
    rows = rows.map((row, rowIndex) => (rowIndex === index ? { ...row, ...result } : row));
    job.update({ rows });
  };
  const stop = (): void => {
    isStopped = true;
    job.update({ isStopping: true });
  };
  const runTask = async ([index, { key, send }]: readonly [number, RowTask]): Promise<void> => {
    updateRow(index, { state: 'running', reason: '' });
    const response = await send();
    updateRow(index, response.result);
    unlockRows([key], holder);
    const text = response.successText;
    if (text !== undefined) successText = successText === undefined || successText === text ? text : '';
    if (response.mustStop) stop();
  };
  const runTasks = async (state: 'waiting' | 'failed'): Promise<void> => {
    isStopped = false;
    const matchingTasks = [...tasks.entries()].filter(([index]) => rows[index]?.state === state);
    const lockedTasks = matchingTasks.filter(([, { key }]) => lockRow(key, holder));
    const lockedIndexes = new Set(lockedTasks.map(([index]) => index));
    const getInitialResult = (index: number): RowResult =>
      lockedIndexes.has(index) ? WAITING : { state: 'skipped', reason: texts.under_way };
    rows = rows.map((row, index) => (row.state === state ? { ...row, ...getInitialResult(index) } : row));
    job.restart(rows);
    await runWithConcurrency(lockedTasks, concurrency, runTask, () => !isStopped && !job.isSignedOut());
    unlockRows(keys, holder);
    try {
      await onEnd(rows);
    } finally {
      const endState = getEndState(rows);
      job.end(endState, endState === 'done' ? successText : '');
    }
  };
  const createRestart = (state: 'waiting' | 'failed') => () => {
    const currentJob = jobManager.getSnapshot().find(({ id }) => id === job.id);
    if (currentJob && currentJob.state !== 'running') void runTasks(state);
  };
  job.update({
    actions: {
      stop,
      retry: createRestart('failed'),
      resume: createRestart('waiting'),
      ...(download && { download: () => download(rows) }),
    },
  });
  void runTasks('waiting');
  return job.id;
}
