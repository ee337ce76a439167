import { fillTemplate } from '../../../../dataProvider/templates/fillTemplate';
import type { SignInInput } from '../../../../src/config/schema/runtime/signIn';
import { isPlainObject } from '../../../../src/lib/json';
import { describeConnectionError, fetchWithoutRedirect } from '../../host/httpClient';
import { UsageError } from '../../conformanceOptions';
import { Findings, type ConformanceFinding } from '../../report/findings';
import type { CallReport } from '../../report/report';
import { createCookieJar, type CookieJar } from '../../host/cookieJar';
import { findCookieProblems, parseSetCookie } from './cookies';
import { findUnreadable } from './corsRules';

interface SessionOptions {
  url: string;
  signIn: SignInInput;
  /** Undefined if the command line names no user. */
  credentials: { user: string; password: string } | undefined;
  /** Origin of the console. Default: that of the host. */
  origin: string | undefined;
}

type DeclaredLogin = NonNullable<SignInInput['login']>;
type LoginCall = DeclaredLogin & { method: string; path: string };

/** Fills in the defaults of the console. */
const toLoginCall = ({ login }: SignInInput): LoginCall => ({
  ...login,
  method: login?.method ?? 'POST',
  path: login?.path ?? '/users/login',
  body: login?.body ?? { email: '{user}', password: '{password}' },
});

const COOKIE_ADVICE =
  'Set the cookie as in the guide connect-a-host: SameSite=None; Secure; HttpOnly for a console of another site.';

/**
 * Signs in at a host whose session is a cookie, and checks that a browser on a page of the console would store and send it.
 * Returns the cookies for the further calls, and the report.
 */
export async function checkCookieSession({
  url,
  signIn,
  credentials,
  origin,
}: SessionOptions): Promise<{ jar: CookieJar; report: CallReport }> {
  const login = toLoginCall(signIn);
  const line = `${login.method} ${login.path}`;
  const findings = new Findings();
  const add = (finding: Pick<ConformanceFinding, 'level' | 'kind' | 'text' | 'advice'>): void =>
    findings.add({ ...finding, place: '', request: line });
  const jar = createCookieJar();
  const finish = (untried: readonly string[] = []) => {
    const list = findings.list();
    const level = (['must', 'should'] as const).find((one) => list.some((finding) => finding.level === one));
    const report: CallReport = {
      id: 'session: cookie',
      method: login.method,
      path: login.path,
      tag: 'session',
      assumed: false,
      requests: untried.length > 0 ? 0 : 1,
      state: level ?? (untried.length > 0 ? 'untried' : 'fits'),
      untried,
      findings: list,
    };
    return { jar, report };
  };
  if (!credentials) return finish(['pass --user <user>, and the password in CONFORMANCE_PASSWORD']);
  const response = await sendLogin(url, signIn, login, credentials, origin);
  if (response.status < 200 || response.status > 299) {
    add({
      level: 'must',
      kind: 'session',
      text: `the login has the response ${response.status}`,
      advice: 'Check --user, CONFORMANCE_PASSWORD and `signIn.login` of config.json.',
    });
    return finish();
  }
  jar.store(response.headers);
  const cookies = response.headers.getSetCookie().map(parseSetCookie);
  if (cookies.length === 0)
    add({
      level: 'must',
      kind: 'session',
      text: 'the login sets no cookie, and by config.json a cookie carries the session',
      advice: 'Respond with Set-Cookie, or name in `signIn.token` the header that carries the session.',
    });
  for (const cookie of cookies) {
    for (const text of findCookieProblems(cookie, url, origin))
      add({ level: 'must', kind: 'session', text, advice: COOKIE_ADVICE });
    if (!cookie.attributes.has('httponly') && !/xsrf|csrf/i.test(cookie.name))
      add({
        level: 'should',
        kind: 'session',
        text: `the cookie "${cookie.name}" is not HttpOnly: a script of the page can read it`,
        advice: COOKIE_ADVICE,
      });
  }
  if (origin !== undefined && new URL(url).origin !== origin)
    for (const problem of findUnreadable(response.headers, { origin, withCookies: true }))
      add({
        level: 'must',
        kind: 'CORS',
        text: `the response of the login ${problem}`,
        advice: 'Respond with the CORS headers of the guide connect-a-host, including those for cookies.',
      });
  return finish();
}

async function sendLogin(
  url: string,
  signIn: SignInInput,
  login: LoginCall,
  { user, password }: { user: string; password: string },
  origin: string | undefined,
): Promise<Response> {
  const body =
    login.method === 'GET' || login.body === undefined
      ? undefined
      : fillTemplate(login.body, { user, password });
  const isForm = login.form === true && isPlainObject(body);
  const headers = new Headers({ accept: 'application/json', 'accept-version': '1', ...signIn.headers });
  for (const [name, value] of Object.entries(login.headers ?? {}))
    headers.set(name, String(fillTemplate(value, { user, password })));
  if (body !== undefined && !isForm && !headers.has('content-type'))
    headers.set('content-type', 'application/json');
  if (origin !== undefined) headers.set('origin', origin);
  try {
    return await fetchWithoutRedirect(url + login.path, {
      method: login.method,
      headers,
      ...(body !== undefined && {
        body: isForm ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body),
      }),
    });
  } catch (error) {
    throw new UsageError(`${url}: ${describeConnectionError(error, 0)}. Check that the host is running.`);
  }
}
