import { use, useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { recordTitle } from '../../../fields/titles/recordTitle';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { DEFAULTS } from '../../../config/defaults';
import type { Resource } from '../../../config/types';
import type { LandingGroupBy } from '../../../config/schema/runtime/landingPage';
import { NO_SORT } from '../../../list/data/listData';
import { useDeclarations, useResources } from '../../../queries/console/consoleHooks';
import { useListPageQuery } from '../../../queries/list/useListPageQuery';
import { useCanAccess } from '../../../session/access/useCanAccess';
import { STALE_TIME_MS } from './attentionItems';

interface GroupRecords {
  /** undefined if the user cannot access its list. */
  resource: Resource | undefined;
  records: ReadonlyMap<string, RaRecord>;
  isPending: boolean;
  /** Returns the title of a record; its id while the record is unknown. */
  getName: (id: string) => string;
}

/** Reads the records that give groups their names: one page of their list. Suspends while the declaration loads. */
export function useGroupRecords({ resource: name, pageSize }: LandingGroupBy): GroupRecords {
  const { isLoaded, load, resourceIndex } = useDeclarations();
  const resources = useResources();
  const canAccess = useCanAccess();
  const isAllowed = Array.from(resourceIndex).some(
    (summary) => summary.name === name && summary.hasList && canAccess(summary.access.list),
  );
  if (isAllowed && !isLoaded(name, 'list')) use(load(name, 'list'));
  const resource = isAllowed ? resources.get(name) : undefined;
  const listParams = useMemo(
    () => ({
      pagination: { page: 1, perPage: pageSize ?? resource?.list?.pageSize ?? DEFAULTS.list.pageSize },
      sort: resource?.list?.sort ?? NO_SORT,
      filter: {},
    }),
    [pageSize, resource],
  );
  const { data, error } = useListPageQuery(name, listParams, {
    enabled: resource !== undefined,
    staleTime: STALE_TIME_MS,
  });
  const records = useMemo(() => new Map((data ?? []).map((record) => [String(record.id), record])), [data]);
  const t = useTranslateText();
  const getName = (id: string): string => {
    const record = records.get(id);
    return resource && record ? recordTitle(resource, record, t) : id;
  };
  return { resource, records, isPending: resource !== undefined && !data && !error, getName };
}
