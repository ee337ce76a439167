import type { GetListParams } from 'ra-core';
import type { Access, Resource } from '../../config/types';
import { pageOf } from './allPages';
import { listMeta } from './listMeta';
import { readListState } from './listState';

/**
 * What the list of a resource, opened by its own address, reads first: what `usePagedRows` will ask for. undefined where the
 * list does not read pages of the host, has tabs (the first of which the user may see is known once it is drawn), or may not
 * be seen.
 */
export function firstPageOf(
  { list, access }: Resource,
  search: string,
  may: (access: Access) => boolean,
): { resource: string; params: GetListParams } | undefined {
  if (!list || list.tabs.length > 0 || list.more || list.rowsWhen || !list.inAddress) return undefined;
  if (list.rows.kind === 'record' || (list.rows.kind === 'path' && !list.rows.paged)) return undefined;
  if (list.filters.some(({ grammar }) => grammar === 'local') || !may(access.list)) return undefined;
  const state = readListState(list, new URLSearchParams(search));
  return { resource: list.resource, params: { ...pageOf(list, state), ...listMeta(list, undefined) } };
}
