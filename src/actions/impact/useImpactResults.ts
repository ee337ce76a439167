import { useQueries } from '@tanstack/react-query';
import type { GetListResult, RaRecord } from 'ra-core';
import { ApiError } from '../../../dataProvider';
import { createConcurrencyLimit } from '../../lib/createConcurrencyLimit';
import { createListPageQuery } from '../../queries/list/listPageQuery';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { getReadKey, type ImpactCount } from './impactCount';

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
      /** Set if not all selected records were counted. */
      countedOf?: { counted: number; total: number };
    };

/** True if there is nothing of the kind, and nothing of it was left out. */
export const isNone = (result: ImpactResult): boolean =>
  result.kind === 'counted' && result.number === 0 && !result.readOf && !result.countedOf;

/** Reads at the same time: as many as browsers send to one host. */
const runLimited = createConcurrencyLimit(6);

/** Reads what is counted, several at once. */
export function useImpactResults(counts: readonly ImpactCount[]): ImpactResult[] {
  const dataProvider = useDataProvider();
  const reads = new Map(
    counts
      .flatMap((count) => (count.source.kind === 'sum' ? count.source.parts : [count]))
      .flatMap(({ source }) => (source.kind === 'read' ? [[getReadKey({ source }), source] as const] : [])),
  );
  const keys = [...reads.keys()];
  const queries = useQueries({
    queries: [...reads.values()].map(({ resource, params }) => {
      const { queryKey, queryFn } = createListPageQuery(dataProvider, resource, params);
      return {
        queryKey,
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          runLimited(async () => {
            // The question may have closed while the read waited.
            signal.throwIfAborted();
            return queryFn({ signal });
          }),
        retry: false,
      };
    }),
  });
  const getResult = (count: ImpactCount): ImpactResult => {
    const { source } = count;
    if (source.kind === 'rows') return countRows(count, source.rows, source.rows.length);
    if (source.kind === 'sum') return addResults(source.parts.map(getResult), source.total);
    if (source.kind !== 'read') return { kind: source.kind };
    const query = queries[keys.indexOf(getReadKey(count))];
    if (!query || query.isFetching) return { kind: 'loading' };
    if (query.error instanceof ApiError && query.error.code === 403) return { kind: 'denied' };
    if (query.error || !query.data) return { kind: 'failed', retry: () => void query.refetch() };
    return countPage(count, query.data);
  };
  return counts.map(getResult);
}

/** Adds up the counts of selected records. One that failed makes the sum fail, since it would be too low. */
function addResults(results: readonly ImpactResult[], total: number): ImpactResult {
  const other = results.find(({ kind }) => kind === 'loading' || kind === 'denied');
  if (other) return other;
  const failures = results.filter((result) => result.kind === 'failed');
  if (failures.length > 0) return { kind: 'failed', retry: () => failures.forEach(({ retry }) => retry()) };
  const counted = results.filter((result) => result.kind === 'counted');
  const partReads = counted.flatMap(({ readOf }) => readOf ?? []);
  const sum = (numbers: readonly number[]): number => numbers.reduce((one, two) => one + two, 0);
  return {
    kind: 'counted',
    number: sum(counted.map(({ number }) => number)),
    rows: [],
    ...(partReads.length > 0 && {
      readOf: { read: sum(partReads.map(({ read }) => read)), total: undefined },
    }),
    ...(counted.length < total && { countedOf: { counted: counted.length, total } }),
  };
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
