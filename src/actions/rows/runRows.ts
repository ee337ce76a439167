import { endOfRows, type OperationRow, type OperationStart } from '../../operations/operation';
import type { OperationHandle, Operations } from '../../operations/operations';
import { claimRow, releaseRows } from './claims';
import { inTurn } from './inTurn';
import type { RowResult } from './rowResult';
import { rowsTexts as texts } from './texts';

/** What the call of one row came to. */
export interface SentRow {
  result: RowResult;
  /** What a success says, of how many there are; undefined where it says nothing. */
  said: string | undefined;
  /** The session or the service ended: no other row has a chance. */
  isLast: boolean;
}

/** One thing to be done. */
export interface RowTask {
  /** What it is called. */
  name: string;
  /** What it is, together with what is done to it: no two operations hold the same at a time. */
  key: string;
  /** Never rejects. */
  send: () => Promise<SentRow>;
}

interface Rows extends Pick<OperationStart, 'title' | 'place'> {
  operations: Operations;
  /** A row each. */
  tasks: readonly RowTask[];
  /** How many calls run at a time. */
  atOnce: number;
  /** The calls are over: what follows them. */
  onEnd: (rows: readonly OperationRow[]) => Promise<void>;
  /** Gives what was not done as a file; absent where there is none to give. */
  save?: (rows: readonly OperationRow[]) => void;
}

const WAITING: RowResult = { state: 'waiting', why: '' };

/**
 * One call a row, so many at a time, as an operation of the tray: it goes on when its screen is left, until it is stopped
 * or the session ends. Answers with the id of the operation.
 */
export function runRows({ operations, tasks, atOnce, onEnd, save, ...start }: Rows): string {
  let rows: readonly OperationRow[] = tasks.map(({ name }) => ({ name, ...WAITING }));
  let said: string | undefined;
  let isStopped = false;
  const holder = {};
  const keys = tasks.map(({ key }) => key);
  const operation: OperationHandle = operations.begin({ kind: 'rows', ...start, rows });
  const put = (index: number, result: RowResult): void => {
    rows = rows.map((row, at) => (at === index ? { ...row, ...result } : row));
    operation.update({ rows });
  };
  const stop = (): void => {
    isStopped = true;
    operation.update({ isStopping: true });
  };
  const one = async ([index, { key, send }]: readonly [number, RowTask]): Promise<void> => {
    put(index, { state: 'running', why: '' });
    const sent = await send();
    put(index, sent.result);
    releaseRows([key], holder);
    const text = sent.said;
    if (text !== undefined) said = said === undefined || said === text ? text : '';
    if (sent.isLast) stop();
  };
  const run = async (state: 'waiting' | 'failed'): Promise<void> => {
    isStopped = false;
    const which = [...tasks.entries()].filter(([index]) => rows[index]?.state === state);
    const mine = which.filter(([, { key }]) => claimRow(key, holder));
    const isMine = new Set(mine.map(([index]) => index));
    const fresh = (index: number): RowResult =>
      isMine.has(index) ? WAITING : { state: 'skipped', why: texts.under_way };
    rows = rows.map((row, index) => (row.state === state ? { ...row, ...fresh(index) } : row));
    operation.again(rows);
    await inTurn(mine, atOnce, one, () => !isStopped && !operation.isSignedOut());
    releaseRows(keys, holder);
    try {
      await onEnd(rows);
    } finally {
      const end = endOfRows(rows);
      operation.end(end, end === 'done' ? said : '');
    }
  };
  const again = (state: 'waiting' | 'failed') => () => {
    const now = operations.snapshot().find(({ id }) => id === operation.id);
    if (now && now.state !== 'running') void run(state);
  };
  operation.update({
    does: {
      stop,
      retry: again('failed'),
      rest: again('waiting'),
      ...(save && { save: () => save(rows) }),
    },
  });
  void run('waiting');
  return operation.id;
}
