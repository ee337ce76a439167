import type { GetListParams } from 'ra-core';
import type { AccessRule, Resource } from '../../config/types';
import { buildPageParams } from './listRequest';
import { readListParams } from '../params/listParams';
import { isPaged } from './listData';

/**
 * Returns the first request of a resource's list when the page opens at its URL: the one that `usePagedRows` will send.
 * undefined if the user cannot access the list, or if it does not read pages from the host. Also undefined for a list with
 * tabs, because the first accessible tab is known only after render.
 */
export function getFirstPageRequest(
  { list, access }: Resource,
  search: string,
  canAccess: (access: AccessRule) => boolean,
): { resource: string; params: GetListParams } | undefined {
  if (!list || list.tabs.length > 0 || list.clientFilter || !list.syncUrl) return undefined;
  if (!isPaged(list) || !canAccess(access.list)) return undefined;
  const params = readListParams(list, new URLSearchParams(search));
  return {
    resource: list.resource,
    params: buildPageParams(list, params, undefined),
  };
}
