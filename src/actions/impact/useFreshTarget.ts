import { useMemo } from 'react';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { recordScope } from '../../../dataProvider';
import { createDetailKey } from '../../queries/queryKeys';
import type { ActionTarget } from '../actionTarget';

/** Returns the target with the record of its page as it was read last: an action inside the question may have changed it. */
export function useFreshTarget(target: ActionTarget): ActionTarget {
  const { resource, record } = target;
  const { data } = useQuery<RaRecord>({
    queryKey: createDetailKey(resource.name, record?.id ?? ''),
    queryFn: skipToken,
  });
  return useMemo(
    () =>
      record && data
        ? { ...target, record: data, scope: { ...target.scope, ...recordScope(resource, data) } }
        : target,
    [target, resource, record, data],
  );
}
