import type { List } from '../../config/types';
import { sanitizeConditions } from '../filters/filterParam';
import { listLayouts, writeLayout } from '../layouts/layoutState';
import { getSortFields, mergeParams, writeListParams } from '../params/listParams';
import { getColumnKey } from '../toolbar/columnKey';
import { COLUMNS_PARAM } from '../toolbar/useUrlColumns';
import type { ListViewState } from './savedView';

/**
 * Returns the query of a view, without "?". Parameters that are not of the list stay; a view without a layout keeps the one that is
 * shown. Layout and columns come first, as in the canonical query, which only moves the list params to its end.
 */
export function buildViewSearch(list: List, view: ListViewState, searchParams: URLSearchParams): string {
  const { layout, columns, ...params } = view;
  const baseParams = new URLSearchParams(
    layout && listLayouts(list).includes(layout) ? writeLayout(searchParams, layout) : searchParams,
  );
  if (columns) baseParams.set(COLUMNS_PARAM, columns.join(','));
  else baseParams.delete(COLUMNS_PARAM);
  return writeListParams(list, mergeParams(list, params, params), baseParams);
}

const sortEntries = (search: string): string => {
  const searchParams = new URLSearchParams(search);
  searchParams.delete('page');
  searchParams.sort();
  return searchParams.toString();
};

/** True if the URL shows the view, on any page. */
export const isViewShown = (list: List, view: ListViewState, searchParams: URLSearchParams): boolean =>
  sortEntries(buildViewSearch(list, view, searchParams)) === sortEntries(searchParams.toString());

/** Returns the names of the fields that a view uses and the list has no more, for example as a filter or a column. */
export function findLostFields(list: List, { filter, sort, columns = [] }: ListViewState): string[] {
  const validConditions = sanitizeConditions(list.filters, filter);
  const lostConditions = filter.filter(
    ({ field, operator }) =>
      !validConditions.some((valid) => valid.field === field && valid.operator === operator),
  );
  const columnKeys = list.columns.map(getColumnKey);
  const isSortable =
    sort === null ||
    sort.field === list.sort?.field ||
    getSortFields(list).some(({ name }) => name === sort.field);
  return [
    ...new Set([
      ...lostConditions.map(({ field }) => field),
      ...(isSortable ? [] : [sort.field]),
      ...columns.filter((key) => !columnKeys.includes(key)),
    ]),
  ];
}
