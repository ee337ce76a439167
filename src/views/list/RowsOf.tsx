import { Suspense } from 'react';
import type { List } from '../../config/types';
import { lazyWithReload } from '../../lib/retryImport';
import { TableSkeleton } from './TableSkeleton';
import { comesInPages, type RowsProps } from './rows';
import { usePagedRows } from './usePagedRows';

// A component each, since each source has hooks of its own.
const PagedRows = ({ children, ...query }: RowsProps) => children(usePagedRows(query));

const KeptRows = lazyWithReload(() => import('./KeptRows'));
const LocalFilter = lazyWithReload(() => import('./filter/LocalFilter'));
const RecordRows = lazyWithReload(() => import('./RecordRows'));
const WholeRows = lazyWithReload(() => import('./WholeRows'));
const MoreRows = lazyWithReload(() => import('./MoreRows'));

/** What reads the rows that do not come in pages. */
function sourceOf({ rows, more }: List) {
  if (more) return MoreRows;
  if (rows.kind === 'record') return RecordRows;
  return WholeRows;
}

/** Hands on the rows of a list from where they come: pages of the host, a whole answer of it, or the parent record. */
export function RowsOf(props: RowsProps) {
  const { list, state } = props;
  if (comesInPages(list) && !list.rowsWhen) return <PagedRows {...props} />;
  const Source = sourceOf(list);
  const isLocal = !list.more && list.filters.some(({ grammar }) => grammar === 'local');
  return (
    <Suspense fallback={<TableSkeleton columns={list.columns.length} />}>
      {list.rowsWhen ? (
        <KeptRows {...props} All={RowsOf} />
      ) : isLocal ? (
        <LocalFilter list={list} filter={state.filter}>
          {(fits) => <Source {...props} fits={fits} />}
        </LocalFilter>
      ) : (
        <Source {...props} />
      )}
    </Suspense>
  );
}
