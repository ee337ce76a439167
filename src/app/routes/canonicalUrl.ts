import type { Resource } from '../../config/types';
import { readListParams, writeListParams } from '../../list/params/listParams';
import { withoutBasePath } from '../../lib/url/basePath';

/**
 * Replaces missing and invalid values in the URL of a list before the router starts, so that the first list renders once.
 * Has no effect on other URLs of the resource.
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
 * Encodes invalid percent-encoding in the URL, `50%` as `50%25`, before the router starts. The router would otherwise do so
 * after the page has mounted, which would remount it and read its record a second time.
 */
export function replaceWithEncodedUrl(): void {
  const { pathname, search, hash } = window.location;
  const encoded = pathname.split('/').map(encodeSegment).join('/');
  if (encoded !== pathname) window.history.replaceState(window.history.state, '', encoded + search + hash);
}

function encodeSegment(segment: string): string {
  try {
    // Use the result: the build drops a call that is made only to see if it throws.
    return decodeURIComponent(segment) && segment;
  } catch {
    return encodeURIComponent(segment);
  }
}
