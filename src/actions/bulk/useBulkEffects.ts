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

/** True for effects that run as soon as the calls are over; the others wait until the user has seen the results. */
const isRefetchEffect = (effect: Effect): boolean =>
  effect === 'refetch' || effect === 'clearSearchOrRefetch';
/** True for deferred effects. `clearSelection` is left out, because finished rows leave the selection automatically. */
const isDeferredEffect = (effect: Effect): boolean => !isRefetchEffect(effect) && effect !== 'clearSelection';

const NO_RECORDS: readonly RaRecord[] = [];

/**
 * Returns the effects after the calls: `end` runs as soon as they are over, also after unmount; `after` runs once the user
 * has seen the results.
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
      // A failed row may also mean that the data on screen is stale.
      if (countRows(results, 'done', 'unknown', 'failed') === 0) return;
      // After a sign-out nothing is fetched.
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
