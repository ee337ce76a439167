import { useQueries } from '@tanstack/react-query';
import type { GetListResult, RaRecord } from 'ra-core';
import { ApiError } from '../../../dataProvider';
import { createListPageQuery } from '../../queries/list/listPageQuery';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { getReadKey, type ImpactCount } from './impactCounts';

/** State of a count. */
export type ImpactResult =
  | { kind: 'loading' | 'denied' | 'uncounted' }
  | { kind: 'failed'; retry: () => void }
  | {
      kind: 'counted';
      number: number;
      /** The counted rows that were read: not all if the host pages them. */
      rows: readonly unknown[];
      /** Set if the number is that of the rows that were read, and there are more. */
      readOf?: { read: number; total: number | undefined };
    };

/** Reads what is counted, all at once. */
export function useImpactResults(counts: readonly ImpactCount[]): ImpactResult[] {
  const dataProvider = useDataProvider();
  const reads = new Map(
    counts.flatMap(({ source }) =>
      source.kind === 'read' ? [[getReadKey({ source }), source] as const] : [],
    ),
  );
  const keys = [...reads.keys()];
  const queries = useQueries({
    queries: [...reads.values()].map(({ resource, params }) => ({
      ...createListPageQuery(dataProvider, resource, params),
      retry: false,
    })),
  });
  return counts.map((count): ImpactResult => {
    const { source } = count;
    if (source.kind === 'rows') return countRows(count, source.rows, source.rows.length);
    if (source.kind !== 'read') return { kind: source.kind };
    const query = queries[keys.indexOf(getReadKey(count))];
    if (!query || query.isFetching) return { kind: 'loading' };
    if (query.error instanceof ApiError && query.error.code === 403) return { kind: 'denied' };
    if (query.error || !query.data) return { kind: 'failed', retry: () => void query.refetch() };
    return countPage(count, query.data);
  });
}

/** Counts a page of rows: the host's total, or the rows of the page where only some of them count. */
function countPage(count: ImpactCount, { data, total, pageInfo }: GetListResult<RaRecord>): ImpactResult {
  const isComplete = total === undefined ? pageInfo?.hasNextPage !== true : total <= data.length;
  if (!count.matches && total !== undefined) return countRows(count, data, total);
  const result = countRows(count, data, data.length);
  return isComplete ? result : { ...result, readOf: { read: data.length, total } };
}

function countRows({ matches }: ImpactCount, rows: readonly unknown[], number: number) {
  const countedRows = matches ? rows.filter(matches) : rows;
  return { kind: 'counted' as const, number: matches ? countedRows.length : number, rows: countedRows };
}
