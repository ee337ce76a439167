import type { RaRecord } from 'ra-core';
import type { List } from '../../config/types';
import type { ListState } from './listState';

/** The rows of a list, wherever they come from. */
export interface Rows {
  /** Those of the page; undefined while none are there. */
  rows: readonly RaRecord[] | undefined;
  /** undefined when the host does not say how many there are. */
  total: number | undefined;
  hasNextPage: boolean;
  error: Error | null;
  /** The rows shown are of the page before, while the asked ones are on their way. */
  isPrevious: boolean;
  isFetching: boolean;
  refetch: () => void;
  /** Asks for another page ahead of the click. */
  prefetchPage: (page: number) => void;
  /** All rows of the query; for export and select-all. */
  readAll: () => Promise<readonly RaRecord[]>;
}

/** What the rows of a list depend on. */
export interface RowsQuery {
  list: List;
  /** Of the address. */
  state: ListState;
  /** The record whose tab the list stands in. */
  parent: RaRecord | undefined;
}

/** Most rows that are read in one call when all are wanted. */
export const CHUNK = 1000;

/** No sort of its own: the order of the host. */
export const NO_SORT = { field: '', order: 'ASC' } as const;
