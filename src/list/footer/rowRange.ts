import { useState } from 'react';
import type { ListParams } from '../params/listParams';
import type { ListData } from '../data/listData';

/** Range of the visible rows, counted from 1. */
export interface RowRange {
  from: number;
  to: number;
  /** Number of visible rows. */
  count: number;
}

/**
 * Returns the range of the visible rows and the total. While another page loads, it stays the range of the visible rows,
 * whatever page the URL has. undefined if no range fits the host's total.
 */
export function useRowRange(listData: ListData, params: ListParams): RowRange | undefined {
  const currentRange = getRowRange(listData, params);
  const [previousRange, setPreviousRange] = useState(currentRange);
  const range = listData.isPlaceholderData ? previousRange : currentRange;
  if (`${range?.from} ${range?.to}` !== `${previousRange?.from} ${previousRange?.to}`)
    setPreviousRange(range);
  return range;
}

/**
 * Returns undefined for a page past the end, for rows that contradict the host's total, and for more rows than a page has.
 */
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
