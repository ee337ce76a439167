import { useEffect } from 'react';
import type { ListParamsControl } from './listParamsControl';
import type { ListData } from '../data/listData';

/** Replaces a page past the end with the last one, without a history entry. */
export function useClampPage(listData: ListData, { params, replacePage }: ListParamsControl): void {
  const isPastEnd =
    listData.data?.length === 0 && !listData.isPlaceholderData && !listData.isFetching && params.page > 1;
  const lastPage = Math.max(1, Math.ceil((listData.total ?? 0) / params.perPage));
  const targetPage =
    isPastEnd && listData.total !== undefined && lastPage < params.page ? lastPage : undefined;
  useEffect(() => {
    if (targetPage !== undefined) replacePage(targetPage);
  }, [targetPage, replacePage]);
}
