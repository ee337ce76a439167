import type { ConsoleRequest } from './consoleRequests';

/** Headers that a page may send without asking; `content-type` only for forms and plain text. */
const SAFE_HEADERS = ['accept', 'accept-language', 'content-language'];
const SAFE_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
const SIMPLE_METHODS = ['GET', 'HEAD', 'POST'];

/** Returns the headers that a preflight asks for, in lower case and order. */
export const listUnsafeHeaders = ({ headers }: Pick<ConsoleRequest, 'headers'>): string[] =>
  [...headers.keys()]
    .filter((name) => !SAFE_HEADERS.includes(name))
    .filter((name) => name !== 'content-type' || !SAFE_TYPES.includes(mediaTypeOf(headers)))
    .sort();

const mediaTypeOf = (headers: Headers): string => (headers.get('content-type') ?? '').split(';')[0]!.trim();

/** True if a browser asks before it sends the request. */
export const needsPreflight = (request: ConsoleRequest): boolean =>
  !SIMPLE_METHODS.includes(request.method) || listUnsafeHeaders(request).length > 0;

/** Origin of a page, and whether its requests carry cookies; wildcards then do not count. */
export interface BrowserPage {
  origin: string;
  withCookies: boolean;
}

const listOf = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');

/** Finds why a page may not read a response. */
export function findUnreadable(headers: Headers, { origin, withCookies }: BrowserPage): string[] {
  const allowed = headers.get('access-control-allow-origin');
  const credentials = headers.get('access-control-allow-credentials');
  const problems: string[] = [];
  if (allowed === null) problems.push('lacks Access-Control-Allow-Origin');
  else if (allowed.includes(',')) problems.push(`has Access-Control-Allow-Origin more than once: ${allowed}`);
  else if (allowed === '*' && withCookies)
    problems.push(
      `has Access-Control-Allow-Origin: *, which does not work with cookies; it must be ${origin}`,
    );
  else if (allowed !== '*' && allowed !== origin) problems.push(`allows ${allowed} and not ${origin}`);
  if (withCookies && credentials !== 'true')
    problems.push('lacks Access-Control-Allow-Credentials: true, and a cookie carries the session');
  return problems;
}

/** Finds the method and headers that a preflight does not allow. */
export function findForbidden(
  headers: Headers,
  request: Pick<ConsoleRequest, 'method' | 'headers'>,
  { withCookies }: BrowserPage,
): string[] {
  const methods = listOf(headers, 'access-control-allow-methods');
  const names = listOf(headers, 'access-control-allow-headers');
  const allowsAnyMethod = methods.includes('*') && !withCookies;
  const allowsAnyHeader = names.includes('*') && !withCookies;
  const isMethodAllowed =
    SIMPLE_METHODS.includes(request.method) ||
    allowsAnyMethod ||
    methods.includes(request.method.toLowerCase());
  return [
    ...(isMethodAllowed ? [] : [`the host does not allow the method ${request.method}`]),
    ...listUnsafeHeaders(request)
      // `*` never stands for Authorization.
      .filter((name) => !names.includes(name) && (!allowsAnyHeader || name === 'authorization'))
      .map((name) => `the host does not allow the header ${name}`),
  ];
}

/** True if a page may read a header of a response. */
export const isExposed = (headers: Headers, name: string, { withCookies }: BrowserPage): boolean => {
  const names = listOf(headers, 'access-control-expose-headers');
  return names.includes(name.toLowerCase()) || (names.includes('*') && !withCookies);
};

/** True if browsers refuse calls from a page to a host because only the page is encrypted. This machine is an exception. */
export const isMixedContent = (origin: string, hostUrl: string): boolean =>
  origin.startsWith('https:') &&
  hostUrl.startsWith('http:') &&
  !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(hostUrl).hostname);
