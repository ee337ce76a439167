import { useMemo, type ReactNode } from 'react';
import { fillTextTemplate } from '../../../../dataProvider';
import { DEFAULTS } from '../../../config/defaults';
import type { LandingAttention } from '../../../config/schema/runtime/landingPage';
import { useResources } from '../../../queries/console/consoleHooks';
import { useDeclaredQuery, type QueryState } from '../../../queries/api/useApiQuery';
import { recordTitle } from '../../../fields/titles/recordTitle';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { fillConsolePath } from '../../../queries/record/fillConsolePath';
import { useListPageQuery } from '../../../queries/list/useListPageQuery';
import { NO_SORT } from '../../../list/data/listData';
import { CanAccessList } from '../CanAccessList';
import type { Attention, AttentionItem } from './attention';
import { latestOf } from './groupItems';
import { parseAttention, readTimestamp } from './parseAttention';

export type AttentionQuery = Pick<QueryState<Attention>, 'data' | 'error' | 'refetch'>;

interface AttentionItemsProps {
  group: LandingAttention;
  children: (attentionQuery: AttentionQuery) => ReactNode;
}

/** Stale time in ms: returning to the landing page refetches nothing. */
export const STALE_TIME_MS = 60_000;

/** Template that is one field: "{address}". */
const SINGLE_FIELD = /^\{(\w+)\}$/;

/** Response rows that meet the condition, latest first. */
export const ApiAttentionItems = (props: AttentionItemsProps) => (
  <CanAccessList resource={props.group.resource}>
    <ApiItems {...props} />
  </CanAccessList>
);

function ApiItems({ group, children }: AttentionItemsProps) {
  const { resource = '', path = '', query = {} } = group;
  const call = { resource, path, query, key: ['start', 'attention', group] };
  return children(
    useDeclaredQuery(
      call,
      {},
      { parse: (body) => parseAttention(body, group, Date.now() / 1000), staleTime: STALE_TIME_MS },
    ),
  );
}

/** First page of a resource's list, in its own order. */
export const ListAttentionItems = (props: AttentionItemsProps) => (
  <CanAccessList resource={props.group.resource}>
    <ListItems {...props} />
  </CanAccessList>
);

function ListItems({
  group: { resource: resourceName = '', query, name, below = '', to, since, changes },
  children,
}: AttentionItemsProps) {
  const t = useTranslateText();
  const resource = useResources().get(resourceName);
  const listParams = useMemo(
    () => ({
      // One page in the list's own page size; the block shows its first rows.
      pagination: { page: 1, perPage: resource?.list?.pageSize ?? DEFAULTS.list.pageSize },
      sort: resource?.list?.sort ?? NO_SORT,
      filter: {},
      ...(query ? { meta: { query } } : {}),
    }),
    [query, resource],
  );
  const { data, total, pageInfo, dataUpdatedAt, error, refetch } = useListPageQuery(
    resourceName,
    listParams,
    { staleTime: STALE_TIME_MS },
  );
  const attention = useMemo((): Attention | undefined => {
    if (!data) return undefined;
    const belowField = resource?.fields[SINGLE_FIELD.exec(below)?.[1] ?? ''];
    const items = data.map((record): AttentionItem => ({
      id: String(record.id),
      name:
        name === undefined
          ? resource
            ? recordTitle(resource, record, t)
            : ''
          : fillTextTemplate(name, record),
      below: fillTextTemplate(below, record),
      belowValue: belowField && { field: belowField, record },
      to: fillConsolePath(to ?? `/admin/${resource?.route ?? resourceName}/{id}`, record),
      since: readTimestamp(record, since),
      groupId: undefined,
    }));
    const count = total ?? (pageInfo?.hasNextPage ? undefined : data.length);
    return {
      items,
      count,
      groups: undefined,
      snapshot: changes && {
        at: dataUpdatedAt / 1000,
        ids: items.flatMap(({ id }) => id ?? []),
        isComplete: count === items.length,
        newest: latestOf(items),
      },
    };
  }, [data, total, pageInfo, dataUpdatedAt, name, below, to, since, changes, resource, resourceName, t]);
  return children({ data: attention, error, refetch: () => void refetch() });
}
