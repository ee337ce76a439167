import { isSessionPath, normalizePath } from '../../src/config/runtime/sessionPaths';

/** Where addresses without an origin are: the page's own. Tests outside a browser have none. */
const pageBaseUrl = (): string => `${globalThis.location?.origin ?? 'https://console.invalid'}/`;

/** An address, or a link as it stands in the answer of one (`base`); undefined for what is none. */
export function parseUrl(url: string, base: string = pageBaseUrl()): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/** The origin of a host's base address, which may be a path of the console's own; '' for what is no http address. */
export function getOrigin(baseUrl: string): string {
  const url = parseUrl(baseUrl);
  return url && /^https?:$/.test(url.protocol) ? url.origin : '';
}

const withTrailingSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/**
 * Whether a whole address is one of the host's: a base such as '' and a path such as `//other.example`, or `..` in a path,
 * make an address of somewhere else.
 */
export function isUrlWithin(base: string, url: string): boolean {
  const [root, target] = [parseUrl(base), parseUrl(url)];
  if (!root || !target || root.origin !== target.origin || !/^https?:$/.test(target.protocol)) return false;
  return withTrailingSlash(target.pathname).startsWith(withTrailingSlash(root.pathname));
}

/**
 * Whether an address is one of the calls that begin or end a session, however it is spelt and whichever host names it.
 * `further`: paths of such calls besides the product's own.
 */
export function isSessionUrl(url: string, mainBaseUrl: string, extraPaths: readonly string[] = []): boolean {
  const [root, target] = [parseUrl(mainBaseUrl), parseUrl(url)];
  if (!root || !target || root.origin !== target.origin) return false;
  const basePath = withTrailingSlash(normalizePath(root.pathname));
  const path = normalizePath(target.pathname);
  return path.startsWith(basePath) && isSessionPath(path.slice(basePath.length), extraPaths);
}
