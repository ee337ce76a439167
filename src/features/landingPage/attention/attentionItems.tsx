import { useMemo, type ReactNode } from 'react';
import { fillTextTemplate, missingListError, mapRows } from '../../../dataProvider';
import { DEFAULTS } from '../../config/defaults';
import { evaluate } from '../../config/conditions/evaluate';
import { readPath } from '../../config/values/readPath';
import { readRows as rowsAt } from '../../config/values/readRows';
import type { LandingAttention } from '../../config/schema/runtime/landingPage';
import { useResources } from '../../queries/console/consoleHooks';
import { useDeclaredQuery, type QueryState } from '../../queries/api/useApiQuery';
import { recordTitle } from '../../fields/titles/recordTitle';
import { useTranslateText } from '../../i18n/useTranslateText';
import { fillConsolePath } from '../../queries/record/fillConsolePath';
import { useListPageQuery } from '../../queries/list/useListPageQuery';
import { NO_SORT } from '../../list/data/listData';
import { DEFAULT_GROUP_ROWS } from './AttentionSection';
import { CanAccessList } from './CanAccessList';

/** Item that needs attention. */
interface AttentionItem {
  name: string;
  /** Console path; undefined if there is no page. */
  to: string | undefined;
  /** Unix seconds. */
  since: number | undefined;
}

interface Attention {
  items: readonly AttentionItem[];
  /** Total number; undefined if the host does not send it. */
  count: number | undefined;
}

export type AttentionQuery = Pick<QueryState<Attention>, 'data' | 'error' | 'refetch'>;

interface AttentionItemsProps {
  group: LandingAttention;
  children: (attentionQuery: AttentionQuery) => ReactNode;
}

/** Stale time in ms: returning to the landing page refetches nothing. */
const STALE_TIME_MS = 60_000;

const readTimestamp = (row: unknown, path: string | undefined): number | undefined => {
  const value = path === undefined ? undefined : readPath(row, path);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** Response rows that meet the condition, latest first. */
export const ApiAttentionItems = (props: AttentionItemsProps) => (
  <CanAccessList resource={props.group.resource}>
    <ApiItems {...props} />
  </CanAccessList>
);

function ApiItems({ group, children }: AttentionItemsProps) {
  const { resource = '', path = '', query = {} } = group;
  const call = { resource, path, query, key: ['start', 'attention', path, query, group.when ?? null] };
  return children(
    useDeclaredQuery(call, {}, { parse: (body) => parseAttention(body, group), staleTime: STALE_TIME_MS }),
  );
}

/** A response that is no list, or whose rows have no name, is an error, never "nothing pending". */
function parseAttention(
  body: unknown,
  { rows, when, name = '', to = '', since }: LandingAttention,
): Attention {
  const emptyName = fillTextTemplate(name, {});
  const namedRows = mapRows(readList(body, rows), (row) => {
    const text = fillTextTemplate(name, row);
    return text === emptyName ? undefined : { row, name: text };
  });
  const items = namedRows
    .filter(({ row }) => when === undefined || evaluate(when, row))
    .map((entry) => ({
      name: entry.name,
      to: fillConsolePath(to, entry.row),
      since: readTimestamp(entry.row, since),
    }))
    .sort((a, b) => (b.since ?? 0) - (a.since ?? 0));
  return { items, count: items.length };
}

/** Returns the rows of a response: the body itself, without its wrapper, or the value at the declared path. */
function readList(body: unknown, path: string | undefined): unknown {
  if (path === undefined) return body;
  const list = rowsAt(body, path);
  if (!Array.isArray(list)) throw missingListError();
  return list;
}

/** First records of a resource's list, in its own order. */
export const ListAttentionItems = (props: AttentionItemsProps) => (
  <CanAccessList resource={props.group.resource}>
    <ListItems {...props} />
  </CanAccessList>
);

function ListItems({
  group: { resource: resourceName = '', query, show = DEFAULT_GROUP_ROWS, name, to, since },
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
  const { data, total, pageInfo, error, refetch } = useListPageQuery(resourceName, listParams, {
    staleTime: STALE_TIME_MS,
  });
  const attention = data && {
    items: data.slice(0, show).map((record) => ({
      name:
        name === undefined
          ? resource
            ? recordTitle(resource, record, t)
            : ''
          : fillTextTemplate(name, record),
      to: fillConsolePath(to ?? `/admin/${resource?.route ?? resourceName}/{id}`, record),
      since: readTimestamp(record, since),
    })),
    count: total ?? (pageInfo?.hasNextPage ? undefined : data.length),
  };
  return children({ data: attention, error, refetch: () => void refetch() });
}
