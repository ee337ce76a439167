import { getEndState, type JobRow, type JobInit } from '../../jobs/job';
import type { JobHandle, JobManager } from '../../jobs/jobManager';
import { lockRow, unlockRows } from './rowLocks';
import { runWithConcurrency } from './runWithConcurrency';
import type { RowResult } from './rowResult';
import { bulkTexts as texts } from './texts';

/** Result of one row's call. */
export interface RowResponse {
  result: RowResult;
  /** Success text for the number of rows; undefined if none. */
  successText: string | undefined;
  /** True if the session or the service has ended, so no other row can succeed. */
  mustStop: boolean;
}

/** One call of a bulk job. */
export interface RowTask {
  /** Display name. */
  name: string;
  /** Key of the record and the action: no two jobs may lock the same key at a time. */
  key: string;
  /** Never rejects. */
  send: () => Promise<RowResponse>;
}

interface BulkJobOptions extends Pick<JobInit, 'title' | 'place'> {
  jobManager: JobManager;
  /** Tasks, one per row. */
  tasks: readonly RowTask[];
  /** Maximum number of parallel calls. */
  concurrency: number;
  /** Called when the calls are over. */
  onEnd: (rows: readonly JobRow[]) => Promise<void>;
  /** Downloads the rows that were not done as a file; absent if the action has no file. */
  download?: (rows: readonly JobRow[]) => void;
}

const WAITING: RowResult = { state: 'waiting', reason: '' };

/**
 * Sends one call per row, with limited concurrency, as a job in the tray. It continues after its screen was left, until it
 * is stopped or the session ends. Returns the id of the job.
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
    const currentJob = jobManager.getJobs().find(({ id }) => id === job.id);
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
