import { useMemo } from 'react';
import type { Scope } from '../../dataProvider';
import { momentsOf } from '../config/moments';
import type { Action } from '../config/types';
import { useMoments } from '../lib/useMoments';

/** Draws again when the clock alone changes what can be done; answers how many such moments have come. */
export function useActionMoments(actions: readonly Action[], scope: Scope): number {
  const moments = useMemo(() => {
    const conditions = actions.flatMap(({ visibleWhen, disabledWhen }) => [
      ...(visibleWhen ? [visibleWhen] : []),
      ...disabledWhen.map(({ when }) => when),
    ]);
    return momentsOf(conditions, scope);
  }, [actions, scope]);
  return useMoments(moments);
}
