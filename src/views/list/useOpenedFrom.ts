import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { keepOpenedList, type OpenedList } from '../../writes/openedList';
import type { ShownList } from './ListContext';
import type { ListControl } from './listControl';
import { rowTarget } from './rowOpens';
import type { Rows } from './rows';

/** Called with the console path that a row leads to when it is opened: keeps which rows stand around it, for «next record» on its page. */
export function useOpenedFrom(
  { list, resource, parent }: ShownList,
  rows: Rows,
  { state, hrefOf }: ListControl,
): (path: string) => void {
  const { rows: shown, total, hasNextPage, readPage } = rows;
  return useCallback(
    (path) => {
      const pathOf = (record: RaRecord): string | undefined => {
        const target = rowTarget(list.rowClick, resource, record, parent);
        return target?.newWindow ? undefined : target?.href;
      };
      const pageOf = (page: number, records: readonly RaRecord[], hasNext: boolean): OpenedList => ({
        paths: records.map(pathOf),
        address: hrefOf({ page }),
        first: (page - 1) * state.size + 1,
        total,
        hasNextPage: hasNext,
        turn:
          readPage &&
          (async (step) => {
            const other = await readPage(page + step);
            return pageOf(page + step, other.rows, other.hasNextPage);
          }),
      });
      if (shown) keepOpenedList(pageOf(state.page, shown, hasNextPage), path);
    },
    [list, resource, parent, shown, total, hasNextPage, readPage, state, hrefOf],
  );
}
