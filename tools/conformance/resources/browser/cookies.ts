/** A cookie as a host sets it; names of attributes in lower case. */
export interface SetCookie {
  name: string;
  value: string;
  attributes: ReadonlyMap<string, string>;
}

export function parseSetCookie(line: string): SetCookie {
  const [pair = '', ...parts] = line.split(';').map((part) => part.trim());
  const [name, value] = splitOnce(pair);
  return {
    name,
    value,
    attributes: new Map(parts.map(splitOnce).map(([attribute, text]) => [attribute.toLowerCase(), text])),
  };
}

const splitOnce = (text: string): [string, string] => {
  const index = text.indexOf('=');
  return index < 0 ? [text, ''] : [text.slice(0, index).trim(), text.slice(index + 1).trim()];
};

/**
 * Finds why a browser on a page of the console would not store a cookie or not send it to the calls of the host.
 * `consoleOrigin`: undefined for a console at the host's own origin.
 */
export function findCookieProblems(
  { name, attributes }: SetCookie,
  hostUrl: string,
  consoleOrigin: string | undefined,
): string[] {
  const host = new URL(hostUrl);
  const sameSite = (attributes.get('samesite') ?? '').toLowerCase();
  const isSecure = attributes.has('secure');
  const isOtherSite = consoleOrigin !== undefined && !isSameSite(new URL(consoleOrigin), host);
  const problems: string[] = [];
  if (isOtherSite && sameSite !== 'none')
    problems.push(
      `the cookie "${name}" has ${sameSite === '' ? 'no SameSite, which means Lax' : `SameSite=${attributes.get('samesite') ?? ''}`}: the browser does not send it from ${consoleOrigin}, which is another site`,
    );
  if (sameSite === 'none' && !isSecure)
    problems.push(`the cookie "${name}" is SameSite=None without Secure: the browser does not store it`);
  if (isSecure && host.protocol === 'http:' && !isLocal(host))
    problems.push(`the cookie "${name}" is Secure and the host uses http: the browser does not store it`);
  const path = attributes.get('path') ?? '';
  if (path.startsWith('/') && !isBelow(host.pathname, path))
    problems.push(`the cookie "${name}" is for ${path}, and the calls are below ${host.pathname}`);
  const domain = (attributes.get('domain') ?? '').replace(/^\./, '').toLowerCase();
  if (domain !== '' && host.hostname !== domain && !host.hostname.endsWith(`.${domain}`))
    problems.push(
      `the cookie "${name}" is for ${domain}, which is not the host: the browser does not store it`,
    );
  return problems;
}

/** True if pages of two origins are of one site: the same protocol and registrable domain, or the same host name. */
export function isSameSite(one: URL, other: URL): boolean {
  if (one.protocol !== other.protocol) return false;
  return one.hostname === other.hostname || siteOf(one) === siteOf(other);
}

/** Guesses the registrable domain: two labels, or three after a short second one, as in `example.com.es`. */
function siteOf({ hostname }: URL): string {
  const labels = hostname.split('.');
  if (/^[\d.]+$|:/.test(hostname)) return hostname;
  const isShort = (labels.at(-2)?.length ?? 0) <= 3 && (labels.at(-1)?.length ?? 0) === 2;
  return labels.slice(isShort ? -3 : -2).join('.');
}

const isLocal = ({ hostname }: URL): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

const isBelow = (path: string, start: string): boolean =>
  path === start ||
  path.startsWith(start.endsWith('/') ? start : `${start}/`) ||
  `${path}/`.startsWith(start);
