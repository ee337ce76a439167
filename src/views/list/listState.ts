import type { Field, List } from '../../config/types';
import { readFilter, writeFilter, type FilterState } from './filter/filterState';

/** What the address says about a list (LIST-01): `page`, `size`, `sort` (minus = descending), `filter`, `search`. */
export interface ListState {
  page: number;
  /** Rows per page. */
  size: number;
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
  filter: FilterState;
  search: string;
}

/** Reads the list's state out of a query; what is missing or invalid becomes its default (LIST-02, LIST-04). */
export function readListState(list: List, query: URLSearchParams): ListState {
  return {
    page: (hasPager(list) ? wholeNumber(query.get('page')) : undefined) ?? 1,
    size:
      (hasPager(list) ? list.pageSizes.find((size) => String(size) === query.get('size')) : undefined) ??
      list.pageSize,
    sort: readSort(list, query.get('sort')) ?? list.sort,
    filter: readFilter(list.filters, query.get('filter') ?? ''),
    search: list.search ? (query.get('search') ?? '').trim() : '',
  };
}

/** Whether there are pages to choose: rows are neither added below, nor kept of the first page alone. */
export const hasPager = ({ more, rowsWhen, rows }: List): boolean =>
  !more && (rowsWhen === null || rows.kind === 'record' || !rows.paged);

const wholeNumber = (text: string | null): number | undefined => {
  const number = text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
  return number;
};

/** What a list may be sorted by: its sortable columns, and what it names besides them. */
export const sortFields = ({ columns, sorts }: List): Field[] => [
  ...new Set([...columns.map(({ field }) => field).filter(({ sortable }) => sortable), ...sorts]),
];

function readSort(list: List, text: string | null): ListState['sort'] {
  const name = text?.replace(/^-/, '');
  if (!text || !sortFields(list).some((field) => field.name === name)) return null;
  return { field: name ?? '', order: text.startsWith('-') ? 'DESC' : 'ASC' };
}

/** The canonical query of a state, which reads as it is written; parameters that are not the list's stay as they were. */
export function writeListState(list: List, state: ListState, base: URLSearchParams): string {
  const query = new URLSearchParams(base);
  for (const name of ['page', 'size', 'sort', 'filter', 'search']) query.delete(name);
  if (hasPager(list)) {
    query.set('page', String(state.page));
    query.set('size', String(state.size));
  }
  if (state.sort) query.set('sort', (state.sort.order === 'DESC' ? '-' : '') + state.sort.field);
  const filter = writeFilter(readFilter(list.filters, writeFilter(state.filter)));
  if (filter) query.set('filter', filter);
  if (list.search && state.search) query.set('search', state.search);
  return query.toString();
}
