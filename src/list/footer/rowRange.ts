import { useState } from 'react';
import type { ListParams } from '../params/listParams';
import type { ListData } from '../data/listData';

/** Which rows of the list are shown, counted from 1. */
export interface RowRange {
  from: number;
  to: number;
  /** How many rows are shown. */
  count: number;
}

/**
 * Which rows of how many are shown. Until those of another page are there it is still said of the rows that are, which a page of
 * the address says nothing about. undefined: nothing can be said that fits what the host says there are.
 */
export function useRowRange(listData: ListData, params: ListParams): RowRange | undefined {
  const currentRange = getRowRange(listData, params);
  const [previousRange, setPreviousRange] = useState(currentRange);
  const range = listData.isPlaceholderData ? previousRange : currentRange;
  if (`${range?.from} ${range?.to}` !== `${previousRange?.from} ${previousRange?.to}`)
    setPreviousRange(range);
  return range;
}

/** A page past the end, rows that the host counts otherwise, or more of them than a page has, have no place in the list. */
export function getRowRange(
  { data, total }: Pick<ListData, 'data' | 'total'>,
  { page, perPage }: Pick<ListParams, 'page' | 'perPage'>,
): RowRange | undefined {
  const count = data?.length ?? 0;
  const offset = (page - 1) * perPage;
  const to = offset + count;
  if (count === 0 || count > perPage || (total !== undefined && to > total)) return undefined;
  return { from: offset + 1, to, count };
}
