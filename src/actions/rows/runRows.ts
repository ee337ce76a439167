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

interface Rows extends Pick<OperationStart, 'title' | 'place'> {
  operations: Operations;
  /** What each row is called. */
  names: readonly string[];
  /** What each row is, together with what is done to it: no two operations hold the same at a time. */
  keys: readonly string[];
  /** How many calls run at a time. */
  atOnce: number;
  /** Sends for the row at that index. Never rejects. */
  send: (index: number) => Promise<SentRow>;
  /** The calls are over: what follows them. */
  onEnd: (rows: readonly OperationRow[]) => Promise<void>;
}

const WAITING: RowResult = { state: 'waiting', why: '' };

/**
 * One call a row, so many at a time, as an operation of the tray: it goes on when its screen is left, until it is stopped
 * or the session ends. Answers with the id of the operation.
 */
export function runRows({ operations, names, keys, atOnce, send, onEnd, ...start }: Rows): string {
  let rows: readonly OperationRow[] = names.map((name) => ({ name, ...WAITING }));
  let said: string | undefined;
  let isStopped = false;
  const holder = {};
  const keyOf = (index: number): string => keys[index] ?? '';
  const operation: OperationHandle = operations.begin({ kind: 'rows', ...start, rows });
  const put = (index: number, result: RowResult): void => {
    rows = rows.map((row, at) => (at === index ? { ...row, ...result } : row));
    operation.update({ rows });
  };
  const stop = (): void => {
    isStopped = true;
    operation.update({ isStopping: true });
  };
  const one = async (index: number): Promise<void> => {
    put(index, { state: 'running', why: '' });
    const sent = await send(index);
    put(index, sent.result);
    releaseRows([keyOf(index)], holder);
    const text = sent.said;
    if (text !== undefined) said = said === undefined || said === text ? text : '';
    if (sent.isLast) stop();
  };
  const run = async (state: 'waiting' | 'failed'): Promise<void> => {
    isStopped = false;
    const which = [...rows.keys()].filter((index) => rows[index]?.state === state);
    const mine = which.filter((index) => claimRow(keyOf(index), holder));
    const fresh = (index: number): RowResult =>
      mine.includes(index) ? WAITING : { state: 'skipped', why: texts.under_way };
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
  operation.update({ does: { stop, retry: again('failed'), rest: again('waiting') } });
  void run('waiting');
  return operation.id;
}
