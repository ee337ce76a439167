import { isAllowedImageUrl } from '../../lib/image/imageOrigins';
import { toSafeHref } from '../../lib/url/toSafeHref';

/** The address of a picture as the host gave it: of this site, or of one that the runtime config names; undefined for anything else. */
export function getSnapshotUrl(value: unknown): string | undefined {
  const href = toSafeHref(value, ['http:']);
  return href !== undefined && /^(?:https?:|\/)/i.test(href) && isAllowedImageUrl(href) ? href : undefined;
}

/** The same address as one that no browser has seen before: else it would show again what it has kept. */
export function addCacheBuster(url: string, timestamp: number): string {
  const [path = '', fragment] = url.split('#');
  const uncachedUrl = `${path}${path.includes('?') ? '&' : '?'}t=${timestamp}`;
  return fragment === undefined ? uncachedUrl : `${uncachedUrl}#${fragment}`;
}
