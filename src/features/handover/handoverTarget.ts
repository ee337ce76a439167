/** Target of a session handover, from the runtime config. */
export interface HandoverTarget {
  /** URL without session data. */
  href: string;
  origin: string;
}

/**
 * Reads the address of another application: `https`, or a path of the console's own origin, without credentials. undefined
 * for anything else. A fragment of its own is dropped: the session travels there.
 */
export function parseHandoverTarget(
  link: string | undefined,
  pageOrigin: string,
): HandoverTarget | undefined {
  if (link === undefined || link.trim() === '') return undefined;
  try {
    const url = new URL(link, pageOrigin);
    // `blob:` URLs have the origin of the page as well.
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === pageOrigin);
    if (!isSafe || url.username !== '' || url.password !== '') return undefined;
    url.hash = '';
    return { href: url.href, origin: url.origin };
  } catch {
    return undefined;
  }
}

/**
 * The address with the token in its fragment, which browsers send to no host and name to no other page. Made at the click,
 * and kept nowhere.
 */
export const buildHandoverUrl = ({ href }: HandoverTarget, token: string): string =>
  `${href}#token=${encodeURIComponent(token)}`;
