import { useMemo, type ReactNode } from 'react';
import { fillText, noList, readRows } from '../../../../dataProvider';
import { DEFAULTS } from '../../../config/defaults';
import { evaluate } from '../../../config/evaluate';
import { readPath } from '../../../config/readPath';
import { readRows as rowsAt } from '../../../config/readRows';
import type { StartAttention } from '../../../config/schema/startPage';
import { useResources } from '../../../console/hooks';
import { useDeclaredRead, type Reading } from '../../../console/useRead';
import { recordTitle } from '../../../fields/recordTitle';
import { useText } from '../../../i18n/useText';
import { consolePath } from '../../../records/consolePath';
import { usePage } from '../../../records/usePage';
import { NO_SORT } from '../../../views/list/rows';
import { ROWS } from './AttentionFrame';
import { MayList } from './MayList';

/** One that needs attention. */
interface AttentionItem {
  name: string;
  /** Console path; undefined where nothing leads. */
  to: string | undefined;
  /** Unix seconds. */
  since: number | undefined;
}

interface Attention {
  items: readonly AttentionItem[];
  /** Of all of them; undefined where the host does not say it. */
  count: number | undefined;
}

export type AttentionReading = Pick<Reading<Attention>, 'data' | 'error' | 'retry'>;

interface RowsProps {
  one: StartAttention;
  children: (reading: AttentionReading) => ReactNode;
}

/** ms for which what was read stays: who comes back to the start page asks nothing anew. */
const FRESH = 60_000;

const momentAt = (row: unknown, path: string | undefined): number | undefined => {
  const value = path === undefined ? undefined : readPath(row, path);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** Those of an answer that meet the condition, the latest first. */
export const AskedRows = (props: RowsProps) => (
  <MayList resource={props.one.resource}>
    <Asked {...props} />
  </MayList>
);

function Asked({ one, children }: RowsProps) {
  const { resource = '', path = '', query = {} } = one;
  const call = { resource, path, query, key: ['start', 'attention', path, query, one.when ?? null] };
  return children(useDeclaredRead(call, {}, { parse: (body) => attentionOf(body, one), staleTime: FRESH }));
}

/** What is no list, or a list of rows without a name, is a failure, never "nothing pending". */
function attentionOf(body: unknown, { rows, when, name = '', to = '', since }: StartAttention): Attention {
  const nameless = fillText(name, {});
  const named = readRows(listOf(body, rows), (row) => {
    const text = fillText(name, row);
    return text === nameless ? undefined : { row, name: text };
  });
  const items = named
    .filter(({ row }) => when === undefined || evaluate(when, row))
    .map((one) => ({ name: one.name, to: consolePath(to, one.row), since: momentAt(one.row, since) }))
    .sort((a, b) => (b.since ?? 0) - (a.since ?? 0));
  return { items, count: items.length };
}

/** What may hold the rows: the answer, whatever stands around them, or what is at the declared path. */
function listOf(body: unknown, path: string | undefined): unknown {
  if (path === undefined) return body;
  const list = rowsAt(body, path);
  if (!Array.isArray(list)) throw noList();
  return list;
}

/** The first records of a resource's list, in its own order. */
export const ListedRows = (props: RowsProps) => (
  <MayList resource={props.one.resource}>
    <Listed {...props} />
  </MayList>
);

function Listed({ one: { resource: named = '', query, show = ROWS, name, to, since }, children }: RowsProps) {
  const t = useText();
  const resource = useResources().get(named);
  const asked = useMemo(
    () => ({
      // In a size that the host gives to lists; the first of them stand here.
      pagination: { page: 1, perPage: resource?.list?.pageSize ?? DEFAULTS.list.pageSize },
      sort: resource?.list?.sort ?? NO_SORT,
      filter: {},
      ...(query ? { meta: { query } } : {}),
    }),
    [query, resource],
  );
  const { data, total, pageInfo, error, refetch } = usePage(named, asked, { staleTime: FRESH });
  const found = data && {
    items: data.slice(0, show).map((record) => ({
      name: name === undefined ? (resource ? recordTitle(resource, record, t) : '') : fillText(name, record),
      to: consolePath(to ?? `/admin/${resource?.route ?? named}/{id}`, record),
      since: momentAt(record, since),
    })),
    count: total ?? (pageInfo?.hasNextPage ? undefined : data.length),
  };
  return children({ data: found, error, retry: () => void refetch() });
}
