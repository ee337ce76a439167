import { useEffect } from 'react';
import type { ListControl } from './listControl';
import type { Rows } from './rows';

/** A page past the end becomes the last one, without a history entry. */
export function useLastPage(rows: Rows, { state, correctPage }: ListControl): void {
  const isPastEnd = rows.rows?.length === 0 && !rows.isPrevious && !rows.isFetching && state.page > 1;
  const last = Math.max(1, Math.ceil((rows.total ?? 0) / state.size));
  const target = isPastEnd && rows.total !== undefined && last < state.page ? last : undefined;
  useEffect(() => {
    if (target !== undefined) correctPage(target);
  }, [target, correctPage]);
}
