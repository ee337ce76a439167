import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { List } from '../../config/types';
import type { ListParams } from '../params/listParams';

/** The rows of a list, wherever they come from. */
export interface ListData {
  /** Those of the page; undefined while none are there. */
  data: readonly RaRecord[] | undefined;
  /** All of the query, where they came at once. */
  allRows?: readonly RaRecord[] | undefined;
  /** undefined when the host does not say how many there are. */
  total: number | undefined;
  hasNextPage: boolean;
  /** What the answer holds besides the rows: members by name; undefined while there is none. */
  meta: unknown;
  error: Error | null;
  /** The rows shown are of the page before, while the asked ones are on their way. */
  isPlaceholderData: boolean;
  isFetching: boolean;
  refetch: () => void;
  /** ms since 1970 at which they were read; undefined of those that came with their record. */
  dataUpdatedAt?: number | undefined;
  /** Of rows that are kept of a page (`rowsWhen`), where there may be more behind it: how many were looked at, of how many. */
  partialRead?: { read: number; total: number | undefined } | undefined;
  /** Of rows that are added to those there are; undefined where there are pages. */
  loadMore?: LoadMoreState | undefined;
  /** The rows of another page of the query; rejects as its call does. undefined where there are no pages. */
  readPage?: ((page: number) => Promise<ListDataPage>) | undefined;
  /** Asks for another page ahead of the click; what it returns calls that off, unless somebody waits for the page. */
  prefetchPage: (page: number) => () => void;
  /** All rows of the query; for export and select-all. Rejects with an `AbortError` when it is stopped. */
  readAll: (options?: ReadAllOptions) => Promise<readonly RaRecord[]>;
}

/** How rows are added to those there are. What says so comes with it: it would push the rows when it came later. */
export interface LoadMoreState {
  load: () => void;
  isLoading: boolean;
  hasFailed: boolean;
  Footer: ComponentType<{ listData: ListData; loadMore: LoadMoreState }>;
}

/** A page beside the one that is shown. */
export interface ListDataPage {
  data: readonly RaRecord[];
  hasNextPage: boolean;
}

/** How far a read of all rows is. */
export interface ReadAllProgress {
  read: number;
  /** undefined when the host does not say how many there are. */
  total: number | undefined;
}

/** What is told of a read of all rows while it is under way, and what stops it. */
export interface ReadAllOptions {
  signal: AbortSignal;
  onProgress: (progress: ReadAllProgress) => void;
}

/** Whether the host gives the rows page by page, rather than all at once, with their record, or to be added to. */
export const isPaged = ({ rows, more }: List): boolean => !more && rows.kind !== 'record' && rows.paged;

/** What the rows of a list depend on. */
export interface ListDataQuery {
  list: List;
  /** Of the address. */
  params: ListParams;
  /** The record whose tab the list stands in. */
  parent: RaRecord | undefined;
  /** Whether a row is what the filters ask for, where the rows come whole. */
  matchesFilter?: ((row: RaRecord) => boolean) | undefined;
}

/** Rows for whoever draws them. */
export interface ListDataSourceProps extends ListDataQuery {
  children: (listData: ListData) => ReactNode;
}

/** What a list call answered besides its rows, as the data provider hands it on. */
export const getResponseMeta = (meta: { responseMeta?: unknown } | undefined): unknown => meta?.responseMeta;

/** No sort of its own: the order of the host. */
export const NO_SORT = { field: '', order: 'ASC' } as const;

/** How a list is read again by itself: while it can be seen, and at once when it can be seen again. */
export const getRefetchOptions = ({ refresh }: List) =>
  refresh === null
    ? {}
    : { refetchInterval: refresh * 1000, refetchIntervalInBackground: false, refetchOnWindowFocus: true };
