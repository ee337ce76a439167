import { isAllowedImageUrl } from '../../lib/image/imageOrigins';
import { toSafeHref } from '../../lib/url/toSafeHref';

/**
 * Returns the image URL from the host: of this origin, or of one that the runtime config lists; undefined for anything else.
 */
export function getSnapshotUrl(value: unknown): string | undefined {
  const href = toSafeHref(value, ['http:']);
  return href !== undefined && /^(?:https?:|\/)/i.test(href) && isAllowedImageUrl(href) ? href : undefined;
}

/** Adds a unique query, so that the browser does not show its cached image. */
export function addCacheBuster(url: string, timestamp: number): string {
  const [path = '', fragment] = url.split('#');
  const uncachedUrl = `${path}${path.includes('?') ? '&' : '?'}t=${timestamp}`;
  return fragment === undefined ? uncachedUrl : `${uncachedUrl}#${fragment}`;
}
