/** Paths of the main host that begin or end a session or bind a person: the console's own code calls them, no declaration does. */
export const sessionPaths: readonly string[] = [
  '/users/login',
  '/users/logout',
  '/users/register/by_token',
  '/users/legal-documentations/accepted',
];

/**
 * Whether a path, as it is declared or asked for, is one of {@link sessionCalls} to some host, or one of `further`: those
 * that the runtime config names for its own way to sign in.
 */
export const isSessionPath = (path: string, extraPaths: readonly string[] = []): boolean =>
  [...sessionPaths, ...extraPaths.map(normalizePath)].includes(normalizePath(path));

/** GETs that make something new each time (CALL-109, CALL-110), with what comes after them. */
const creatingGets: readonly string[] = ['/assets/generate-qr-codes', '/gateways/generate-qr-codes'];

/**
 * Whether the path of a record, filled with its id, is a call that does something: an id comes from the address of the console,
 * which anybody can send, and hosts differ in what they take for one segment.
 */
export const isReservedPath = (path: string, extraPaths: readonly string[] = []): boolean =>
  isSessionPath(path, extraPaths) || isCreatingGet(path);

/** Whether a GET makes something: what is sent without a question does not. */
export const isCreatingGet = (path: string): boolean =>
  creatingGets.some((call) => `${normalizePath(path)}/`.startsWith(`${call}/`));

/** The ids, in lower case, with which the path of a record, with `{id}`, is such a call. */
export function findReservedIds(path: string): string[] {
  const segments = new Set([...sessionPaths, ...creatingGets].flatMap((call) => call.split('/')));
  return [...segments].filter((segment) => segment !== '' && isReservedPath(path.replace('{id}', segment)));
}

/**
 * The one spelling of a path, without its query, by which paths are compared: as a browser sends it, then as hosts read
 * that, which differ in what they take for the same path: encoding, case, slashes, dots.
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

/** Some hosts decode twice. */
function decodeFully(path: string): string {
  const decodedOnce = path.replaceAll(/%[0-9a-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  return decodedOnce === path ? path : decodeFully(decodedOnce);
}
