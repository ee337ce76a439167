import type { Resource } from '../../config/types';
import { readListParams, writeListParams } from '../../list/params/listParams';
import { withoutBasePath } from '../../lib/url/basePath';

/**
 * The address of a list with its missing and invalid values replaced (LIST-04), written before the router starts: the
 * first list is then drawn once. Nothing happens at other addresses of the resource.
 */
export function replaceWithCanonicalUrl(resource: Resource): void {
  const { pathname, search, hash } = window.location;
  if (withoutBasePath(pathname) !== `/admin/${resource.route}` || !resource.list) return;
  const query = new URLSearchParams(search);
  const canonical = writeListParams(resource.list, readListParams(resource.list, query), query);
  if (canonical !== query.toString())
    window.history.replaceState(window.history.state, '', `${pathname}?${canonical}${hash}`);
}

/**
 * The address with what is no encoding encoded, `50%` as `50%25`, written before the router starts: it would do so itself once the
 * page stands, which would then begin anew and read its record a second time.
 */
export function replaceWithEncodedUrl(): void {
  const { pathname, search, hash } = window.location;
  const encoded = pathname.split('/').map(encodeSegment).join('/');
  if (encoded !== pathname) window.history.replaceState(window.history.state, '', encoded + search + hash);
}

function encodeSegment(segment: string): string {
  try {
    // What comes of it is looked at: the build leaves out a call that is made for its failure alone.
    return decodeURIComponent(segment) && segment;
  } catch {
    return encodeURIComponent(segment);
  }
}
