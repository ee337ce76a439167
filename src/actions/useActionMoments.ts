import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { recordScope } from '../../dataProvider';
import { momentsOf } from '../config/moments';
import type { Action, Resource } from '../config/types';
import { useMoments } from '../lib/useMoments';

/** Draws again when the clock alone changes what can be done; answers how many such moments have come. */
export function useActionMoments(
  actions: readonly Action[],
  resource: Resource,
  record: RaRecord | undefined,
): number {
  const moments = useMemo(() => {
    const conditions = actions.flatMap(({ visibleWhen, disabledWhen }) => [
      ...(visibleWhen ? [visibleWhen] : []),
      ...disabledWhen.map(({ when }) => when),
    ]);
    return record ? momentsOf(conditions, recordScope(resource, record)) : [];
  }, [actions, resource, record]);
  return useMoments(moments);
}
