import type { Resources } from '../console/ConsoleContext';
import { readListState, writeListState } from '../views/list/listState';

/**
 * The address of a list with its missing and invalid values replaced (LIST-04), written before the router starts: the
 * first list is then drawn once.
 */
export function writeCanonicalAddress(resources: Resources): void {
  const { pathname, search, hash } = window.location;
  const resource = [...resources.values()].find(({ route }) => pathname === `/admin/${route}`);
  if (!resource?.list) return;
  const query = new URLSearchParams(search);
  const canonical = writeListState(resource.list, readListState(resource.list, query), query);
  if (canonical !== query.toString())
    window.history.replaceState(window.history.state, '', `${pathname}?${canonical}${hash}`);
}
