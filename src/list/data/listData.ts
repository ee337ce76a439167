import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { List } from '../../config/types';
import type { ListParams } from '../params/listParams';

/** The rows of a list, from any source. */
export interface ListData {
  /** Rows of the page; undefined until they have loaded. */
  data: readonly RaRecord[] | undefined;
  /** All rows of the query, if they came in one response. */
  allRows?: readonly RaRecord[] | undefined;
  /** undefined if the host sends no total. */
  total: number | undefined;
  hasNextPage: boolean;
  /** Members of the response besides the rows, by name; undefined while there is no response. */
  meta: unknown;
  error: Error | null;
  /** True while the rows of the previous page are shown and the requested ones load. */
  isPlaceholderData: boolean;
  isFetching: boolean;
  refetch: () => void;
  /** ms since 1970 of the last read; undefined for rows that are part of their record. */
  dataUpdatedAt?: number | undefined;
  /** For client-filtered rows (`clientFilter`) with possibly more matches after them: how many rows were read, of how many. */
  partialRead?: { read: number; total: number | undefined } | undefined;
  /** State of "load more"; undefined for a list with pages. */
  loadMore?: LoadMoreState | undefined;
  /** Reads another page of the query; rejects with the error of its call. undefined if the list has no pages. */
  readPage?: ((page: number) => Promise<ListDataPage>) | undefined;
  /** Prefetches a page before the click. Returns a function that cancels it, unless a component is waiting for the page. */
  prefetchPage: (page: number) => () => void;
  /** Reads all rows of the query, for export and select-all. Rejects with an `AbortError` when it is cancelled. */
  readAll: (options?: ReadAllOptions) => Promise<readonly RaRecord[]>;
}

/** State of "load more". Includes the component that shows it: loading that component later would shift the rows. */
export interface LoadMoreState {
  load: () => void;
  isLoading: boolean;
  hasFailed: boolean;
  Footer: ComponentType<{ listData: ListData; loadMore: LoadMoreState }>;
}

/** Rows of a page other than the one shown. */
export interface ListDataPage {
  data: readonly RaRecord[];
  hasNextPage: boolean;
}

/** Progress of reading all rows. */
export interface ReadAllProgress {
  read: number;
  /** undefined if the host sends no total. */
  total: number | undefined;
}

/** Progress callback and abort signal for reading all rows. */
export interface ReadAllOptions {
  signal: AbortSignal;
  onProgress: (progress: ReadAllProgress) => void;
}

/** True if the host returns the rows in pages; false if they come in one response, with their record, or by "load more". */
export const isPaged = ({ rows, hasLoadMore }: List): boolean =>
  !hasLoadMore && rows.kind !== 'record' && rows.paged;

/** The inputs of a list query. */
export interface ListDataQuery {
  list: List;
  /** The list params from the URL. */
  params: ListParams;
  /** The record whose tab contains the list. */
  parent: RaRecord | undefined;
  /** Returns true if a row matches the filters, for unpaged rows. */
  matchesFilter?: ((row: RaRecord) => boolean) | undefined;
}

/** Props of a component that provides rows. */
export interface ListDataSourceProps extends ListDataQuery {
  children: (listData: ListData) => ReactNode;
}

/** Returns the members of a list response besides its rows, as the data provider passes them. */
export const getResponseMeta = (meta: { responseMeta?: unknown } | undefined): unknown => meta?.responseMeta;

/** No sort: keeps the host's order. */
export const NO_SORT = { field: '', order: 'ASC' } as const;

/** Returns the options for auto-refresh: refetches while the list is visible, and at once when it becomes visible again. */
export const getRefetchOptions = ({ refresh }: List) =>
  refresh === null
    ? {}
    : { refetchInterval: refresh * 1000, refetchIntervalInBackground: false, refetchOnWindowFocus: true };
