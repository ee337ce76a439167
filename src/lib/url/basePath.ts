/** Base path of the console: '' at the root of its origin, or a path such as '/console'. Set at build time. */
const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Returns a console path with the base path, as the browser requests it. Absolute URLs stay unchanged. */
export const withBasePath = (path: string, basePath = BASE_PATH): string =>
  /^\/(?!\/)/.test(path) ? basePath + path : path;

/** Returns the path of the page, or another one, without the base path. */
export function withoutBasePath(path = window.location.pathname, basePath = BASE_PATH): string {
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}

/** The router's basename. */
export const basename = BASE_PATH === '' ? '/' : BASE_PATH;
