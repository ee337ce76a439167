import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { recordScope } from '../../../dataProvider';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { createRecordQuery } from '../../queries/record/recordQuery';
import type { ActionTarget } from '../actionTarget';

/**
 * Returns the target with the record of its page as it was read while the question is open: an action inside the question may
 * have changed it. An older read may be older than the row.
 */
export function useFreshTarget(target: ActionTarget): ActionTarget {
  const { resource, record } = target;
  const dataProvider = useDataProvider();
  // Sends nothing: the page of the record reads it again, if it is open.
  const [openedAt] = useState(Date.now);
  const { data, dataUpdatedAt } = useQuery({
    ...createRecordQuery(dataProvider, resource.name, String(record?.id ?? '')),
    enabled: false,
  });
  return useMemo(
    () =>
      record && data && dataUpdatedAt > openedAt
        ? { ...target, record: data, scope: { ...target.scope, ...recordScope(resource, data) } }
        : target,
    [target, resource, record, data, dataUpdatedAt, openedAt],
  );
}
