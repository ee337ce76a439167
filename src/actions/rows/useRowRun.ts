import { useCallback, useRef, useState } from 'react';
import { useNotify, type RaRecord } from 'ra-core';
import type { Send, ThenStep } from '../../config/types';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { useLock } from '../../ui/useLock';
import type { RunningAction } from '../../writes/target';
import { useLeft, withoutPage } from '../../writes/useLeft';
import { useThen } from '../../writes/useThen';
import { inTurn } from './inTurn';
import { RUNNING, WAITING, type RowResult } from './rowResult';
import { rowsTexts } from './texts';
import { useRowSend } from './useRowSend';

export interface RowRun {
  rows: readonly RaRecord[];
  /** What became of each of `rows` so far. */
  results: readonly RowResult[];
  /** Calls are under way. */
  busy: boolean;
  /** No other call begins. */
  isStopping: boolean;
  /** Text of the successes, where there is one that stands for all of them. */
  said: string | undefined;
  /** Sends for the rows that are in this state, unless something is under way. */
  run: (state: 'waiting' | 'failed') => void;
  stop: () => void;
  /** Does what was declared to follow, once the results are read. */
  leave: () => void;
}

/** What follows as soon as the calls are over; all else waits until the results are read. */
const isRead = (step: ThenStep): boolean => step === 'reload' || step === 'clearSearchOrReload';
/** Rows with which nothing is left to do leave the selection by themselves. */
const isLater = (step: ThenStep): boolean => !isRead(step) && step !== 'clearSelection';

const has = (results: readonly RowResult[], ...states: RowResult['state'][]): boolean =>
  results.some(({ state }) => states.includes(state));

/** One call a row, so many at a time; what was begun ends also when its page is left, and nothing else begins. */
export function useRowRun(
  running: RunningAction,
  does: Send,
  form: Readonly<Record<string, unknown>>,
): RowRun {
  const { target, list, action } = running;
  const { resource, scope, selection: rows = [] } = target;
  const [results, setResults] = useState<readonly RowResult[]>(() => rows.map(() => WAITING));
  const latest = useRef(results);
  const [isStopping, setStopping] = useState(false);
  const stopped = useRef(false);
  const [said, setSaid] = useState<string>();
  const { run: lock } = useLock();
  const [isOver, setOver] = useState(false);
  const { isLeft } = useLeft();
  const send = useRowSend(running, does, form);
  const follow = useThen();
  const notify = useNotify();
  const t = useText();

  const put = useCallback((index: number, result: RowResult) => {
    latest.current = latest.current.with(index, result);
    setResults(latest.current);
  }, []);
  const stop = useCallback(() => {
    stopped.current = true;
    setStopping(true);
  }, []);
  const end = useCallback(async () => {
    const now = latest.current;
    const inState = (...states: RowResult['state'][]) =>
      rows.filter((_, index) => has(now.slice(index, index + 1), ...states));
    const done = inState('done');
    list?.unselect?.(inState('done', 'skipped'));
    const isGone = isLeft();
    // A failure, too, may tell that what is on screen is old.
    if (has(now, 'done', 'unknown', 'failed')) {
      const then = isGone ? withoutPage(does.end.then) : does.end.then.filter(isRead);
      await follow({ then, resource, scope, list });
    }
    if (!isGone) return;
    const args = { label: t(action.label), done: done.length, total: rows.length };
    const isAll = done.length === rows.length;
    notify(fillText(rowsTexts.left, args), {
      type: isAll ? 'success' : 'warning',
      cause: isAll ? '' : rowsTexts.left_why,
    });
  }, [rows, list, isLeft, does, follow, resource, scope, t, action, notify]);
  const run = useCallback<RowRun['run']>(
    (state) =>
      void lock(async () => {
        stopped.current = false;
        setStopping(false);
        setOver(false);
        const which = [...rows.keys()].filter((index) => latest.current[index]?.state === state);
        for (const index of which) put(index, WAITING);
        const one = async (index: number): Promise<void> => {
          const row = rows[index];
          if (!row) return;
          put(index, RUNNING);
          const sent = await send(row);
          put(index, sent.result);
          if (sent.said !== undefined) setSaid(sent.said);
          if (sent.isLast) stop();
        };
        await inTurn(which, does.perRow?.atOnce ?? 1, one, () => !stopped.current && !isLeft());
        await end();
        setOver(true);
      }),
    [lock, rows, put, send, stop, does, isLeft, end],
  );
  const leave = useCallback(() => {
    if (has(latest.current, 'done'))
      void follow({ then: does.end.then.filter(isLater), resource, scope, list });
  }, [follow, does, resource, scope, list]);
  return { rows, results, busy: !isOver, isStopping, said, run, stop, leave };
}
