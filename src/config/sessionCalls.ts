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

/** GETs that make something new each time (CALL-109, CALL-110), with what comes after them. */
const makingReads: readonly string[] = ['/assets/generate-qr-codes', '/gateways/generate-qr-codes'];

/**
 * Whether the path of a record, filled with its id, is a call that does something: an id comes from the address of the console,
 * which anybody can send, and hosts differ in what they take for one segment.
 */
export const isNoRecord = (path: string, further: readonly string[] = []): boolean =>
  isSessionCall(path, further) || isMakingRead(path);

/** Whether a GET makes something: what is sent without a question does not. */
export const isMakingRead = (path: string): boolean =>
  makingReads.some((call) => `${spelt(path)}/`.startsWith(`${call}/`));

/** The ids, in lower case, with which the path of a record, with `{id}`, is such a call. */
export function idsOfNoRecord(path: string): string[] {
  const words = new Set([...sessionCalls, ...makingReads].flatMap((call) => call.split('/')));
  return [...words].filter((word) => word !== '' && isNoRecord(path.replace('{id}', word)));
}

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
