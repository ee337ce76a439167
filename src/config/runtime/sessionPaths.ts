/** Paths of the main host that start or end a session or bind a person. Only the console's own code calls them. */
export const sessionPaths: readonly string[] = [
  '/users/login',
  '/users/logout',
  '/users/register/by_token',
  '/users/legal-documentations/accepted',
];

/**
 * True if a declared or requested path is, for some host, one of {@link sessionPaths} or of `extraPaths`. The latter are
 * the paths that the runtime config sets for its own sign-in.
 */
export const isSessionPath = (path: string, extraPaths: readonly string[] = []): boolean =>
  [...sessionPaths, ...extraPaths.map(normalizePath)].includes(normalizePath(path));

/** GET paths that create something each time, including all paths below them. */
const creatingGets: readonly string[] = ['/assets/generate-qr-codes', '/gateways/generate-qr-codes'];

/**
 * True if the path of a record, filled with its id, is a call with side effects. The id comes from the URL of the console, so
 * an attacker can send it as a link. Hosts differ in what they treat as one segment.
 */
export const isReservedPath = (path: string, extraPaths: readonly string[] = []): boolean =>
  isSessionPath(path, extraPaths) || isCreatingGet(path);

/** True if a GET of this path creates something. Such calls must not be sent without a question. */
export const isCreatingGet = (path: string): boolean =>
  creatingGets.some((call) => `${normalizePath(path)}/`.startsWith(`${call}/`));

/**
 * Normalises a path for comparison, without its query: first as a browser sends it, then as hosts may read it. Hosts differ in
 * what they treat as the same path: encoding, case, slashes, dots.
 */
export function normalizePath(path: string): string {
  const { pathname } = new URL(`https://host.invalid/${path}`);
  const segments: string[] = [];
  for (const segment of decodeFully(pathname).toLowerCase().split(/[\\/]/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/** Decodes repeatedly, because some hosts decode twice. */
function decodeFully(path: string): string {
  const decodedOnce = path.replaceAll(/%[0-9a-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  return decodedOnce === path ? path : decodeFully(decodedOnce);
}
