import { isSessionPath, normalizePath } from '../../src/config/runtime/sessionPaths';

/** Returns the base for URLs without an origin: the page's own. Tests outside a browser have none. */
const pageBaseUrl = (): string => `${globalThis.location?.origin ?? 'https://console.invalid'}/`;

/** Parses a URL, or a link in the response of `base`; undefined if invalid. */
export function parseUrl(url: string, base: string = pageBaseUrl()): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/** Returns the origin of a host's base URL, which may be a path of the console's own; '' if it is not an http URL. */
export function getOrigin(baseUrl: string): string {
  const url = parseUrl(baseUrl);
  return url && /^https?:$/.test(url.protocol) ? url.origin : '';
}

const withTrailingSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/**
 * True if a full URL belongs to a host: a base such as '' with a path such as `//other.example`, or `..` in a path, would
 * lead elsewhere.
 */
export function isUrlWithin(base: string, url: string): boolean {
  const [root, target] = [parseUrl(base), parseUrl(url)];
  if (!root || !target || root.origin !== target.origin || !/^https?:$/.test(target.protocol)) return false;
  return withTrailingSlash(target.pathname).startsWith(withTrailingSlash(root.pathname));
}

/**
 * True if a URL is a call that begins or ends a session, in any spelling and under any host name. `extraPaths`: paths of
 * such calls besides the product's own.
 */
export function isSessionUrl(url: string, mainBaseUrl: string, extraPaths: readonly string[] = []): boolean {
  const [root, target] = [parseUrl(mainBaseUrl), parseUrl(url)];
  if (!root || !target || root.origin !== target.origin) return false;
  const basePath = withTrailingSlash(normalizePath(root.pathname));
  const path = normalizePath(target.pathname);
  return path.startsWith(basePath) && isSessionPath(path.slice(basePath.length), extraPaths);
}
