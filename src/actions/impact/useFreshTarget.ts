import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { recordScope } from '../../../dataProvider';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { createRecordQuery } from '../../queries/record/recordQuery';
import type { ActionTarget } from '../actionTarget';

/** Returns the target with the record of its page as it was read last: an action inside the question may have changed it. */
export function useFreshTarget(target: ActionTarget): ActionTarget {
  const { resource, record } = target;
  const dataProvider = useDataProvider();
  // Sends nothing: the page of the record reads it again, if it is open.
  const { data } = useQuery({
    ...createRecordQuery(dataProvider, resource.name, String(record?.id ?? '')),
    enabled: false,
  });
  return useMemo(
    () =>
      record && data
        ? { ...target, record: data, scope: { ...target.scope, ...recordScope(resource, data) } }
        : target,
    [target, resource, record, data],
  );
}
