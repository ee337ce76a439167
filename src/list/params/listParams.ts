import type { Field, List } from '../../config/types';
import type { TextCondition } from '../filters/filterConditions';
import { readPage, readPageSize, readSearch } from '../../lib/url/pageParams';
import { parseFilterParam, sanitizeConditions, serializeFilterParam } from '../filters/filterParam';

/** List params in the URL: `page`, `size`, `sort` (minus = descending), `filter`, `search`. */
export interface ListParams {
  page: number;
  /** Rows per page. */
  perPage: number;
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
  filter: readonly TextCondition[];
  search: string;
}

/** Reads the list params from a query; missing and invalid ones become their default. */
export function readListParams(list: List, searchParams: URLSearchParams): ListParams {
  return {
    page: hasPagination(list) ? readPage(searchParams) : 1,
    perPage: hasPagination(list) ? readPageSize(list, searchParams) : list.pageSize,
    sort: readSort(list, searchParams.get('sort')) ?? list.sort,
    filter: parseFilterParam(list.filters, searchParams.get('filter') ?? ''),
    search: list.search ? readSearch(searchParams) : '',
  };
}

/** True if the list has pages: it neither appends rows ("load more") nor filters a single page on the client. */
export const hasPagination = ({ hasLoadMore, clientFilter, rows }: List): boolean =>
  !hasLoadMore && (clientFilter === null || rows.kind === 'record' || !rows.paged);

/** Returns the sortable fields of a list: its sortable columns and the declared `sortableFields`. */
export const getSortFields = ({ columns, sortableFields }: List): Field[] => [
  ...new Set([...columns.map(({ field }) => field).filter(({ sortable }) => sortable), ...sortableFields]),
];

function readSort(list: List, text: string | null): ListParams['sort'] {
  const fieldName = text?.replace(/^-/, '');
  if (!text || !getSortFields(list).some((field) => field.name === fieldName)) return null;
  return { field: fieldName ?? '', order: text.startsWith('-') ? 'DESC' : 'ASC' };
}

/**
 * True if each sort field has a column, or one that the user can show: its header sorts, so only a phone, which has no headers,
 * needs the control.
 */
export const isSortableByHeader = (list: List): boolean =>
  getSortFields(list).every((field) => list.columns.some((column) => column.field === field));

/** Returns the params with changes applied; of a changed filter only its valid conditions. */
export const mergeParams = (list: List, params: ListParams, changes: Partial<ListParams>): ListParams => ({
  ...params,
  ...(changes.page === undefined ? { page: 1 } : {}),
  ...changes,
  ...(changes.filter && { filter: sanitizeConditions(list.filters, changes.filter) }),
});

/** Returns the canonical query of the params; reading it gives the same params. Other query parameters stay. */
export function writeListParams(list: List, params: ListParams, baseParams: URLSearchParams): string {
  const searchParams = new URLSearchParams(baseParams);
  for (const key of ['page', 'size', 'sort', 'filter', 'search']) searchParams.delete(key);
  if (hasPagination(list)) {
    searchParams.set('page', String(params.page));
    searchParams.set('size', String(params.perPage));
  }
  if (params.sort) searchParams.set('sort', (params.sort.order === 'DESC' ? '-' : '') + params.sort.field);
  const filter = serializeFilterParam(params.filter);
  if (filter) searchParams.set('filter', filter);
  if (list.search && params.search) searchParams.set('search', params.search);
  return searchParams.toString();
}
