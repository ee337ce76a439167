import { useCallback, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Send } from '../../config/types';
import { useLock } from '../../ui/useLock';
import type { RunningAction } from '../../writes/target';
import { useLeft } from '../../writes/useLeft';
import { inTurn } from './inTurn';
import { RUNNING, WAITING, type RowResult } from './rowResult';
import { useRowEnd } from './useRowEnd';
import { useRowSend } from './useRowSend';

export interface RowRun {
  rows: readonly RaRecord[];
  /** What became of each of `rows` so far. */
  results: readonly RowResult[];
  /** Calls are under way. */
  busy: boolean;
  /** No other call begins. */
  isStopping: boolean;
  /** What the successes say; '' where they do not all say the same, undefined where they say nothing. */
  said: string | undefined;
  /** Sends for the rows that are in this state, unless something is under way. */
  run: (state: 'waiting' | 'failed') => void;
  stop: () => void;
  /** Does what was declared to follow, once the results are read. */
  leave: () => void;
}

const NONE: readonly RaRecord[] = [];

/** One call a row, so many at a time; what was begun ends also when its page is left, and nothing else begins. */
export function useRowRun(
  running: RunningAction,
  does: Send,
  form: Readonly<Record<string, unknown>>,
): RowRun {
  const { selection: rows = NONE } = running.target;
  const latestRow = running.list?.latest;
  const [results, setResults] = useState<readonly RowResult[]>(() => rows.map(() => WAITING));
  const latest = useRef(results);
  const [isStopping, setStopping] = useState(false);
  const stopped = useRef(false);
  const [said, setSaid] = useState<string>();
  const { run: lock } = useLock();
  const [isOver, setOver] = useState(false);
  const { isLeft } = useLeft();
  const send = useRowSend(running, does, form);
  const { end, after } = useRowEnd(running, does, isLeft);

  const put = useCallback((index: number, result: RowResult) => {
    latest.current = latest.current.with(index, result);
    setResults(latest.current);
  }, []);
  const stop = useCallback(() => {
    stopped.current = true;
    setStopping(true);
  }, []);
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
          // Since it was selected, its list may have been read again.
          const sent = await send(latestRow?.(row) ?? row);
          put(index, sent.result);
          const { said: text } = sent;
          if (text !== undefined) setSaid((before) => (before === undefined || before === text ? text : ''));
          if (sent.isLast) stop();
        };
        await inTurn(which, does.perRow?.atOnce ?? 1, one, () => !stopped.current && !isLeft());
        await end(latest.current);
        setOver(true);
      }),
    [lock, rows, latestRow, put, send, stop, does, isLeft, end],
  );
  const leave = useCallback(() => void after(latest.current), [after]);
  return { rows, results, busy: !isOver, isStopping, said, run, stop, leave };
}
