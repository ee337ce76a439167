import { useState } from 'react';
import type { ListState } from './listState';
import type { Rows } from './rows';

/** Which rows of the list are shown, counted from 1. */
export interface ShownRange {
  from: number;
  to: number;
  /** How many rows are shown. */
  shown: number;
}

/**
 * Which rows of how many are shown. Until those of another page are there it is still said of the rows that are, which a page of
 * the address says nothing about. undefined: nothing can be said that fits what the host says there are.
 */
export function useShownRange(rows: Rows, state: ListState): ShownRange | undefined {
  const now = rangeOf(rows, state);
  const [before, setBefore] = useState(now);
  const range = rows.isPrevious ? before : now;
  if (`${range?.from} ${range?.to}` !== `${before?.from} ${before?.to}`) setBefore(range);
  return range;
}

/** A page past the end, rows that the host counts otherwise, or more of them than a page has, have no place in the list. */
export function rangeOf(
  { rows, total }: Pick<Rows, 'rows' | 'total'>,
  { page, size }: Pick<ListState, 'page' | 'size'>,
): ShownRange | undefined {
  const shown = rows?.length ?? 0;
  const before = (page - 1) * size;
  const to = before + shown;
  if (shown === 0 || shown > size || (total !== undefined && to > total)) return undefined;
  return { from: before + 1, to, shown };
}
