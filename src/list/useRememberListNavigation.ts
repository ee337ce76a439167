import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { rememberListNavigation, type ListNavigation } from '../mutations/list/listNavigation';
import type { ListContextValue } from './ListContext';
import type { ListParamsControl } from './params/listParamsControl';
import { getRowTarget } from './table/rowTarget';
import type { ListData } from './data/listData';

/**
 * Returns a function to call with the console path of a row that opens. It stores the neighbouring rows for «next record» on
 * the record's page.
 */
export function useRememberListNavigation(
  { list, resource, parent }: ListContextValue,
  listData: ListData,
  { params, getHref }: ListParamsControl,
): (path: string) => void {
  const { data: currentRows, total, hasNextPage, readPage } = listData;
  return useCallback(
    (path) => {
      const getRowPath = (record: RaRecord): string | undefined => {
        const target = getRowTarget(list.rowClick, resource, record, parent);
        return target?.opensNewWindow ? undefined : target?.href;
      };
      const buildNavigation = (
        page: number,
        records: readonly RaRecord[],
        hasNext: boolean,
      ): ListNavigation => ({
        paths: records.map(getRowPath),
        listUrl: getHref({ page }),
        firstPosition: (page - 1) * params.perPage + 1,
        total,
        hasNextPage: hasNext,
        loadPage:
          readPage &&
          (async (direction) => {
            const adjacentPage = await readPage(page + direction);
            return buildNavigation(page + direction, adjacentPage.data, adjacentPage.hasNextPage);
          }),
      });
      if (currentRows) rememberListNavigation(buildNavigation(params.page, currentRows, hasNextPage), path);
    },
    [list, resource, parent, currentRows, total, hasNextPage, readPage, params, getHref],
  );
}
