/** Path that the console is served below: '' at the root of its origin, such as '/console' elsewhere. A build says it. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** A path of the console as the browser asks for it. Whole addresses stay as they are. */
export const served = (path: string, base = BASE): string => (/^\/(?!\/)/.test(path) ? base + path : path);

/** The path of the page, or another one, as the console knows it: without what it is served below. */
export function ownPath(path = window.location.pathname, base = BASE): string {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}

/** What the router takes off its paths. */
export const basename = BASE === '' ? '/' : BASE;
