import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import type { SendBehaviour, Effect } from '../../config/types';
import { countRows, type JobRowState } from '../../jobs/job';
import type { RunningAction } from '../actionTarget';
import { getEffectsAfterUnmount } from '../../mutations/useUnmounted';
import { useSuccessEffects } from '../../mutations/useSuccessEffects';
import type { RowResult } from './rowResult';
import { getToken } from '../../session/session';

type Results = readonly RowResult[];

/** What follows as soon as the calls are over; all else waits until the results are read. */
const isRefetchEffect = (effect: Effect): boolean => effect === 'reload' || effect === 'clearSearchOrReload';
/** Rows with which nothing is left to do leave the selection by themselves. */
const isDeferredEffect = (effect: Effect): boolean => !isRefetchEffect(effect) && effect !== 'clearSelection';

const NO_RECORDS: readonly RaRecord[] = [];

/**
 * What follows the calls: `end` as soon as they are over, also where nobody looks at them any more, `after` once their
 * results were read.
 */
export function useBulkEffects(
  { target, list }: RunningAction,
  behaviour: SendBehaviour,
  isUnmounted: () => boolean,
) {
  const { resource, scope, selection: rows = NO_RECORDS } = target;
  const runEffects = useSuccessEffects();
  const runEndEffects = useCallback(
    async (results: Results) => {
      const getRecordsInState = (...states: JobRowState[]) =>
        rows.filter((_, index) => countRows(results.slice(index, index + 1), ...states) > 0);
      list?.unselect?.(getRecordsInState('done', 'skipped'));
      // A failure, too, may tell that what is on screen is old.
      if (countRows(results, 'done', 'unknown', 'failed') === 0) return;
      // Who is signed out reads nothing more.
      if (getToken() === undefined) return;
      const effects = isUnmounted()
        ? getEffectsAfterUnmount(behaviour.outcomeRules.effects)
        : behaviour.outcomeRules.effects.filter(isRefetchEffect);
      await runEffects({ effects, resource, scope, list });
    },
    [rows, list, isUnmounted, behaviour, runEffects, resource, scope],
  );
  const runDeferredEffects = useCallback(
    async (results: Results) => {
      if (countRows(results, 'done') === 0) return;
      await runEffects({
        effects: behaviour.outcomeRules.effects.filter(isDeferredEffect),
        resource,
        scope,
        list,
      });
    },
    [runEffects, behaviour, resource, scope, list],
  );
  return { end: runEndEffects, after: runDeferredEffects };
}
