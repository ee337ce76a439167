import { useMemo } from 'react';
import type { Scope } from '../../dataProvider';
import { findTimeThresholds } from '../config/conditions/timeThresholds';
import type { Action } from '../config/types';
import { useRerenderAt } from '../lib/date/useRerenderAt';

/** Rerenders when time alone enables or disables an action. Returns the number of thresholds passed. */
export function useActionTimeThresholds(actions: readonly Action[], scope: Scope): number {
  const thresholds = useMemo(() => {
    const conditions = actions.flatMap(({ visibleWhen, disabledWhen }) => [
      ...(visibleWhen ? [visibleWhen] : []),
      ...disabledWhen.map(({ when }) => when),
    ]);
    return findTimeThresholds(conditions, scope);
  }, [actions, scope]);
  return useRerenderAt(thresholds);
}
