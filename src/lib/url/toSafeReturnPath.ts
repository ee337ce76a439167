import { hasMisleadingChars } from './misleadingChars';

const PLACEHOLDER_ORIGIN = 'https://console.invalid';

// Encoded slashes, which a router may decode again.
const ENCODED_SLASH = /%2f|%5c/i;

/**
 * Returns the path to open after a login or from a stored page: `value` if it is a path of this site under `/admin`,
 * otherwise `fallback`. Keeps query and hash. Never another origin, never a path with `//`.
 */
export function toSafeReturnPath(value: unknown, fallback = '/admin/start'): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  if (hasMisleadingChars(path) || ENCODED_SLASH.test(path)) return fallback;
  try {
    const url = new URL(value, PLACEHOLDER_ORIGIN);
    const isAdminPath = url.pathname === '/admin' || url.pathname.startsWith('/admin/');
    // Check after resolving "..", which can create a "//" that the text did not have.
    if (url.origin !== PLACEHOLDER_ORIGIN || !isAdminPath || url.pathname.includes('//')) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}
