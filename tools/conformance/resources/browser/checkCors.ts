import type { RaRecord } from 'ra-core';
import { isProviderHost } from '../../../../src/config/dialects/providerHost';
import { resolveDialect, type DialectSource } from '../../../../src/config/dialects/resolveDialect';
import type { CookieJar } from '../../host/cookieJar';
import type { CommandContext } from '../checkRunner';
import type { LoadedResources } from '../loadResources';
import { unknownIdLike } from '../../../../dataProvider/hostChecks/recordReads';
import { usesCookie } from '../sessionTransport';
import { listConsoleRequests, type ConsoleRequest } from './consoleRequests';
import {
  findForbidden,
  findUnreadable,
  isExposed,
  isMixedContent,
  listUnsafeHeaders,
  needsPreflight,
  type BrowserPage,
} from './corsRules';

interface CorsOptions {
  loaded: LoadedResources;
  /** Origin of the console. */
  origin: string;
  token: string | undefined;
  /** Cookies of the session; undefined for none. */
  jar: CookieJar | undefined;
}

const ADVICE = 'Respond with the CORS headers of the guide connect-a-host.';
/** Stands for a session that was not given: the headers are the same. */
const ANY_TOKEN = 'x';
const HEADER = 'header:';

/**
 * Checks that a page of the console may send the requests of a resource and read the responses: a preflight for each method and
 * set of headers, the list itself, and an error. Preflights change nothing, so those of writes are sent too.
 */
export async function checkCors(
  context: CommandContext,
  rows: readonly RaRecord[],
  { loaded, origin, token, jar }: CorsOptions,
): Promise<void> {
  const { resource } = context;
  const { hasSession = false } = loaded;
  const withCookies = hasSession && usesCookie(loaded.signIn);
  const page: BrowserPage = { origin, withCookies };
  if (new URL(loaded.url).origin === origin) return context.skip('the host has the origin of the console');
  if (isMixedContent(origin, loaded.url))
    report(context, '', 'the console uses https and the host http: the browser sends nothing');
  const requests = await listConsoleRequests(loaded, resource, {
    token: token ?? (hasSession ? ANY_TOKEN : undefined),
    id: rows[0]?.id,
  });
  const requestsByPreflight = new Map(
    requests
      .filter(needsPreflight)
      .map((request) => [`${request.method} ${listUnsafeHeaders(request).join()}`, request]),
  );
  for (const request of requestsByPreflight.values()) await checkPreflight(context, request, page);
  const [list] = requests;
  if (list) await checkAnswers(context, list, { page, jar, token, loaded });
}

/** Sends the request for permission that a browser sends before another. */
async function checkPreflight(
  context: CommandContext,
  request: ConsoleRequest,
  page: BrowserPage,
): Promise<void> {
  const names = listUnsafeHeaders(request);
  const { status, headers } = await context.send(request.url, {
    method: 'OPTIONS',
    headers: {
      origin: page.origin,
      'access-control-request-method': request.method,
      ...(names.length > 0 && { 'access-control-request-headers': names.join(',') }),
    },
  });
  const place = request.method;
  if (status < 200 || status > 299)
    return report(context, place, `the preflight of ${request.method} has the response ${status}`);
  for (const problem of findUnreadable(headers, page))
    report(context, place, `the preflight of ${request.method} ${problem}`);
  for (const problem of findForbidden(headers, request, page)) report(context, place, problem);
}

/** Sends the list as the console does, and a record that does not exist, whose error the console has to read too. */
async function checkAnswers(
  context: CommandContext,
  list: ConsoleRequest,
  { page, jar, token, loaded }: Omit<CorsOptions, 'origin'> & { page: BrowserPage },
): Promise<void> {
  const headers = new Headers(list.headers);
  headers.set('origin', page.origin);
  const cookie = page.withCookies ? jar?.header() : undefined;
  if (cookie !== undefined) headers.set('cookie', cookie);
  const answer = await context.send(list.url, { headers });
  for (const problem of findUnreadable(answer.headers, page))
    report(context, 'GET', `the response ${answer.status} ${problem}`);
  for (const name of listReadHeaders(loaded.dialect))
    if (answer.headers.has(name) && !isExposed(answer.headers, name, page))
      report(
        context,
        name,
        `the console cannot read the header ${name}, which holds the total: Access-Control-Expose-Headers lacks it`,
      );
  const { resource } = context;
  if (!resource.api.getOne) return;
  const requests = await listConsoleRequests(loaded, resource, { token, id: unknownIdLike('') });
  const missing = requests.find(({ url, method }) => method === 'GET' && url.includes(unknownIdLike('')));
  if (!missing) return;
  missing.headers.set('origin', page.origin);
  if (cookie !== undefined) missing.headers.set('cookie', cookie);
  const error = await context.send(missing.url, { headers: missing.headers });
  for (const problem of findUnreadable(error.headers, page))
    if (error.status >= 400) report(context, 'error', `the response ${error.status} ${problem}`, 'should');
}

function report(
  context: CommandContext,
  place: string,
  text: string,
  level: 'must' | 'should' = 'must',
): void {
  context.report({ level, kind: 'CORS', place, text, advice: ADVICE });
}

/** Returns the response headers that a dialect reads. */
function listReadHeaders(dialect: DialectSource | undefined): string[] {
  if (dialect === undefined || isProviderHost(dialect)) return [];
  const { getList } = resolveDialect(dialect);
  return [...getList.total, ...getList.next]
    .filter((path) => path.startsWith(HEADER))
    .map((path) => path.slice(HEADER.length));
}
