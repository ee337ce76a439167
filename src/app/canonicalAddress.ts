import type { Resource } from '../config/types';
import { readListState, writeListState } from '../views/list/listState';
import { ownPath } from '../lib/base';

/**
 * The address of a list with its missing and invalid values replaced (LIST-04), written before the router starts: the
 * first list is then drawn once. Nothing happens at other addresses of the resource.
 */
export function writeCanonicalAddress(resource: Resource): void {
  const { pathname, search, hash } = window.location;
  if (ownPath(pathname) !== `/admin/${resource.route}` || !resource.list) return;
  const query = new URLSearchParams(search);
  const canonical = writeListState(resource.list, readListState(resource.list, query), query);
  if (canonical !== query.toString())
    window.history.replaceState(window.history.state, '', `${pathname}?${canonical}${hash}`);
}
