import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { List } from '../../config/types';
import type { ListState } from './listState';

/** The rows of a list, wherever they come from. */
export interface Rows {
  /** Those of the page; undefined while none are there. */
  rows: readonly RaRecord[] | undefined;
  /** All of the query, where they came at once. */
  all?: readonly RaRecord[] | undefined;
  /** undefined when the host does not say how many there are. */
  total: number | undefined;
  hasNextPage: boolean;
  /** What the answer holds besides the rows: members by name; undefined while there is none. */
  around: unknown;
  error: Error | null;
  /** The rows shown are of the page before, while the asked ones are on their way. */
  isPrevious: boolean;
  isFetching: boolean;
  refetch: () => void;
  /** ms since 1970 at which they were read; undefined of those that came with their record. */
  readAt?: number | undefined;
  /** Of rows that are kept of a page (`rowsWhen`), where there may be more behind it: how many were looked at, of how many. */
  lookedAt?: { read: number; total: number | undefined } | undefined;
  /** Of rows that are added to those there are; undefined where there are pages. */
  more?: More | undefined;
  /** The rows of another page of the query; rejects as its call does. undefined where there are no pages. */
  readPage?: ((page: number) => Promise<OtherPage>) | undefined;
  /** Asks for another page ahead of the click; what it returns calls that off, unless somebody waits for the page. */
  prefetchPage: (page: number) => () => void;
  /** All rows of the query; for export and select-all. Rejects with an `AbortError` when it is stopped. */
  readAll: (reading?: Reading) => Promise<readonly RaRecord[]>;
}

/** How rows are added to those there are. What says so comes with it: it would push the rows when it came later. */
export interface More {
  load: () => void;
  isLoading: boolean;
  hasFailed: boolean;
  Foot: ComponentType<{ rows: Rows; more: More }>;
}

/** A page beside the one that is shown. */
export interface OtherPage {
  rows: readonly RaRecord[];
  hasNextPage: boolean;
}

/** How far a read of all rows is. */
export interface Progress {
  read: number;
  /** undefined when the host does not say how many there are. */
  total: number | undefined;
}

/** What is told of a read of all rows while it is under way, and what stops it. */
export interface Reading {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Whether the host gives the rows page by page, rather than all at once, with their record, or to be added to. */
export const comesInPages = ({ rows, more }: List): boolean => !more && rows.kind !== 'record' && rows.paged;

/** What the rows of a list depend on. */
export interface RowsQuery {
  list: List;
  /** Of the address. */
  state: ListState;
  /** The record whose tab the list stands in. */
  parent: RaRecord | undefined;
  /** Whether a row is what the filters ask for, where the rows come whole. */
  fits?: ((row: RaRecord) => boolean) | undefined;
}

/** Rows for whoever draws them. */
export interface RowsProps extends RowsQuery {
  children: (rows: Rows) => ReactNode;
}

/** What a list call answered besides its rows, as the data provider hands it on. */
export const aroundOf = (meta: { around?: unknown } | undefined): unknown => meta?.around;

/** No sort of its own: the order of the host. */
export const NO_SORT = { field: '', order: 'ASC' } as const;
