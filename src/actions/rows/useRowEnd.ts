import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import type { Send, ThenStep } from '../../config/types';
import { countOf, type RowState } from '../../operations/operation';
import type { RunningAction } from '../../writes/target';
import { withoutPage } from '../../writes/useLeft';
import { useThen } from '../../writes/useThen';
import type { RowResult } from './rowResult';
import { getToken } from '../../session/session';

type Results = readonly RowResult[];

/** What follows as soon as the calls are over; all else waits until the results are read. */
const isRead = (step: ThenStep): boolean => step === 'reload' || step === 'clearSearchOrReload';
/** Rows with which nothing is left to do leave the selection by themselves. */
const isLater = (step: ThenStep): boolean => !isRead(step) && step !== 'clearSelection';

const NONE: readonly RaRecord[] = [];

/**
 * What follows the calls: `end` as soon as they are over, also where nobody looks at them any more, `after` once their
 * results were read.
 */
export function useRowEnd({ target, list }: RunningAction, does: Send, isLeft: () => boolean) {
  const { resource, scope, selection: rows = NONE } = target;
  const follow = useThen();
  const end = useCallback(
    async (now: Results) => {
      const inState = (...states: RowState[]) =>
        rows.filter((_, index) => countOf(now.slice(index, index + 1), ...states) > 0);
      list?.unselect?.(inState('done', 'skipped'));
      // A failure, too, may tell that what is on screen is old.
      if (countOf(now, 'done', 'unknown', 'failed') === 0) return;
      // Who is signed out reads nothing more.
      if (getToken() === undefined) return;
      const then = isLeft() ? withoutPage(does.end.then) : does.end.then.filter(isRead);
      await follow({ then, resource, scope, list });
    },
    [rows, list, isLeft, does, follow, resource, scope],
  );
  const after = useCallback(
    async (now: Results) => {
      if (countOf(now, 'done') === 0) return;
      await follow({ then: does.end.then.filter(isLater), resource, scope, list });
    },
    [follow, does, resource, scope, list],
  );
  return { end, after };
}
