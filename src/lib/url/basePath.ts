/** Path that the console is served below: '' at the root of its origin, such as '/console' elsewhere. A build says it. */
const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '');

/** A path of the console as the browser asks for it. Whole addresses stay as they are. */
export const withBasePath = (path: string, basePath = BASE_PATH): string =>
  /^\/(?!\/)/.test(path) ? basePath + path : path;

/** The path of the page, or another one, as the console knows it: without what it is served below. */
export function withoutBasePath(path = window.location.pathname, basePath = BASE_PATH): string {
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}

/** What the router takes off its paths. */
export const basename = BASE_PATH === '' ? '/' : BASE_PATH;
