import type { List } from '../../config/types';
import { isPageLeft, type Departure } from '../../ui/dialog/unsavedChanges';
import { readLayout } from '../layouts/layoutState';
import { readListParams, writeListParams } from '../params/listParams';

/** Returns the part of a query that selects the rows of a list and their layout. */
export function getRowsQuery(list: List, search: string): string {
  const searchParams = new URLSearchParams(search);
  const query = writeListParams(list, readListParams(list, searchParams), new URLSearchParams());
  return `${readLayout(list, searchParams) ?? 'table'} ${query}`;
}

/** True if a departure may remove the rows of a list: another page, or other rows or another layout of the list. */
export function isRowLost(list: List, departure: Departure): boolean {
  if (!('to' in departure)) return departure.list === list;
  const { from, to } = departure;
  return (
    isPageLeft(departure) ||
    (list.syncUrl && getRowsQuery(list, from.search) !== getRowsQuery(list, to.search))
  );
}
