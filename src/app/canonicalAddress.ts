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

/**
 * The address with what is no encoding encoded, `50%` as `50%25`, written before the router starts: it would do so itself once the
 * page stands, which would then begin anew and read its record a second time.
 */
export function writeEncodedAddress(): void {
  const { pathname, search, hash } = window.location;
  const encoded = pathname.split('/').map(encodedPart).join('/');
  if (encoded !== pathname) window.history.replaceState(window.history.state, '', encoded + search + hash);
}

function encodedPart(part: string): string {
  try {
    // What comes of it is looked at: the build leaves out a call that is made for its failure alone.
    return decodeURIComponent(part) && part;
  } catch {
    return encodeURIComponent(part);
  }
}
