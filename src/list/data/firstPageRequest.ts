import type { GetListParams } from 'ra-core';
import type { AccessRule, Resource } from '../../config/types';
import { buildPageParams } from './listPages';
import { buildListMeta } from './buildListMeta';
import { readListParams } from '../params/listParams';
import { isPaged } from './listData';

/**
 * What the list of a resource, opened by its own address, reads first: what `usePagedRows` will ask for. undefined where the
 * list does not read pages of the host, has tabs (the first of which the user may see is known once it is drawn), or may not
 * be seen.
 */
export function getFirstPageRequest(
  { list, access }: Resource,
  search: string,
  canAccess: (access: AccessRule) => boolean,
): { resource: string; params: GetListParams } | undefined {
  if (!list || list.tabs.length > 0 || list.rowsWhen || !list.inAddress) return undefined;
  if (!isPaged(list) || !canAccess(access.list)) return undefined;
  const params = readListParams(list, new URLSearchParams(search));
  return {
    resource: list.resource,
    params: { ...buildPageParams(list, params), ...buildListMeta(list, undefined) },
  };
}
