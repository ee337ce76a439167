import { useCallback } from 'react';
import { useNotify, type RaRecord } from 'ra-core';
import type { Send, ThenStep } from '../../config/types';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import type { RunningAction } from '../../writes/target';
import { withoutPage } from '../../writes/useLeft';
import { useThen } from '../../writes/useThen';
import type { RowResult } from './rowResult';
import { rowsTexts } from './texts';

type Results = readonly RowResult[];

/** What follows as soon as the calls are over; all else waits until the results are read. */
const isRead = (step: ThenStep): boolean => step === 'reload' || step === 'clearSearchOrReload';
/** Rows with which nothing is left to do leave the selection by themselves. */
const isLater = (step: ThenStep): boolean => !isRead(step) && step !== 'clearSelection';

const has = (results: readonly RowResult[], ...states: RowResult['state'][]): boolean =>
  results.some(({ state }) => states.includes(state));

const NONE: readonly RaRecord[] = [];

/** What follows the calls: `end` as soon as they are over, `after` once their results were read. */
export function useRowEnd({ target, list, action }: RunningAction, does: Send, isLeft: () => boolean) {
  const { resource, scope, selection: rows = NONE } = target;
  const follow = useThen();
  const notify = useNotify();
  const t = useText();
  const end = useCallback(
    async (now: Results) => {
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
    },
    [rows, list, isLeft, does, follow, resource, scope, t, action, notify],
  );
  const after = useCallback(
    async (now: Results) => {
      if (!has(now, 'done')) return;
      await follow({ then: does.end.then.filter(isLater), resource, scope, list });
    },
    [follow, does, resource, scope, list],
  );
  return { end, after };
}
