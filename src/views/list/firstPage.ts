import type { GetListParams } from 'ra-core';
import type { Access, Resource } from '../../config/types';
import { pageOf } from './allPages';
import { listMeta } from './listMeta';
import { readListState } from './listState';
import { comesInPages } from './rows';

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
  if (!list || list.tabs.length > 0 || list.rowsWhen || !list.inAddress) return undefined;
  if (!comesInPages(list) || !may(access.list)) return undefined;
  const state = readListState(list, new URLSearchParams(search));
  return { resource: list.resource, params: { ...pageOf(list, state), ...listMeta(list, undefined) } };
}
