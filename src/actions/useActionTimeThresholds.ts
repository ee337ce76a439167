import { useMemo } from 'react';
import type { Scope } from '../../dataProvider';
import { findTimeThresholds } from '../config/conditions/timeThresholds';
import type { Action } from '../config/types';
import { useRerenderAt } from '../lib/date/useRerenderAt';

/** Draws again when the clock alone changes what can be done; answers how many such moments have come. */
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
