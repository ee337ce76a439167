/** Paths of the main host that begin or end a session or bind a person: the console's own code calls them, no declaration does. */
export const sessionCalls: readonly string[] = [
  '/users/login',
  '/users/logout',
  '/users/register/by_token',
  '/users/legal-documentations/accepted',
];

/**
 * Whether a path, as it is declared or asked for, is one of {@link sessionCalls} to some host, or one of `further`: those
 * that the runtime config names for its own way to sign in.
 */
export const isSessionCall = (path: string, further: readonly string[] = []): boolean =>
  [...sessionCalls, ...further.map(spelt)].includes(spelt(path));

/**
 * The one spelling of a path, without its query, by which paths are compared: as a browser sends it, then as hosts read
 * that, which differ in what they take for the same path: encoding, case, slashes, dots.
 */
export function spelt(path: string): string {
  const { pathname } = new URL(`https://host.invalid/${path}`);
  const segments: string[] = [];
  for (const one of decoded(pathname).toLowerCase().split(/[\\/]/)) {
    if (one === '..') segments.pop();
    else if (one !== '' && one !== '.') segments.push(one);
  }
  return `/${segments.join('/')}`;
}

/** Some hosts decode twice. */
function decoded(path: string): string {
  const once = path.replaceAll(/%[0-9a-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  return once === path ? path : decoded(once);
}
