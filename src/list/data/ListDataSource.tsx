import { Suspense } from 'react';
import type { List } from '../../config/types';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { TableSkeleton } from '../table/TableSkeleton';
import { isPaged, type ListDataSourceProps } from './listData';
import { usePagedRows } from './usePagedRows';

// One component per source, since each uses hooks of its own.
const PagedRows = ({ children, ...query }: ListDataSourceProps) => children(usePagedRows(query));

const ClientFilteredRows = lazyWithRetry(() => import('./ClientFilteredRows'));
const LocalFilter = lazyWithRetry(() => import('../filters/LocalFilter'));
const ParentRows = lazyWithRetry(() => import('./ParentRows'));
const UnpagedRows = lazyWithRetry(() => import('./UnpagedRows'));
const InfiniteRows = lazyWithRetry(() => import('./InfiniteRows'));

/** Returns the component that reads rows which are not paged. */
function getRowsSource({ rows, hasLoadMore }: List) {
  if (hasLoadMore) return InfiniteRows;
  if (rows.kind === 'record') return ParentRows;
  return UnpagedRows;
}

/** Provides the rows of a list from their source: pages of the host, one complete response, or the parent record. */
export function ListDataSource(props: ListDataSourceProps) {
  const { list, params } = props;
  if (isPaged(list) && !list.clientFilter) return <PagedRows {...props} />;
  const RowsSource = getRowsSource(list);
  const isLocal = !list.hasLoadMore && list.filters.some(({ grammar }) => grammar === 'local');
  return (
    <Suspense fallback={<TableSkeleton list={list} />}>
      {list.clientFilter ? (
        <ClientFilteredRows {...props} UnfilteredRows={ListDataSource} />
      ) : isLocal ? (
        <LocalFilter list={list} filter={params.filter}>
          {(matchesFilter) => <RowsSource {...props} matchesFilter={matchesFilter} />}
        </LocalFilter>
      ) : (
        <RowsSource {...props} />
      )}
    </Suspense>
  );
}
