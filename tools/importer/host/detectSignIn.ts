import type { SignInInput } from '../../../src/config/schema/runtime/signIn.ts';
import { omitUndefined, asObject, asString, type JsonObject } from '../spec/json.ts';
import type { NoteCollector } from '../notes.ts';
import type { SpecOperation } from '../spec/operations.ts';
import { requiresAuth, type SecurityScheme } from './securitySchemes.ts';
import { parseShape, type SchemaShape } from '../spec/schemaShape.ts';

interface ApiHost {
  root: JsonObject;
  operations: readonly SpecOperation[];
  /** Its base URL, without a trailing slash. */
  baseUrl: string;
  /** Dialect of its lists: some hosts are known by it. */
  dialect?: unknown;
  notes?: NoteCollector;
}

const LOGIN_PATH =
  /\/(?:log-?in(?:\/access-?token)?|sign-?in|tokens?(?:\/(?:obtain|create))?|jwt\/create|sessions?|auth(?:\/local)?|auth-with-password|authenticate)\/?$/i;
const REFRESH_PATH = /\/(?:refresh(?:-?tokens?)?|tokens?\/refresh)\/?$/i;
const LOGOUT_PATH = /\/(?:log|sign)-?out\/?$/i;
const PROFILE_PATH = /\/(?:me|whoami|self|current(?:-?user)?|profile|userinfo)$/i;
const EMAIL_MEMBER = /^e-?mail$/i;
const USER_MEMBER = /^(?:user(?:_?name)?|login|name|identifier|identity|user_?name_?or_?email)$/i;
const PASSWORD_MEMBER = /^pass(?:word)?$/i;
const TOKEN_MEMBER = /^(?:access(?:_?token)?|token|jwt|auth_?token)$/i;
const REFRESH_MEMBER = /^refresh(?:_?token)?$/i;
/** Statuses that hosts commonly return for wrong credentials. */
const WRONG_CREDENTIALS = [400, 401, 403];
/** Without these, session calls send a version header, which another host may not allow. */
const headers = { Accept: 'application/json' };

/**
 * Detects the `signIn` of the runtime config; undefined if the file has too little information. The first supported
 * security scheme wins: OpenID Connect, credentials sent to a call of the host, an API key that the user types.
 */
export function detectSignIn(host: ApiHost, schemes: readonly SecurityScheme[]): SignInInput | undefined {
  if (schemes.length === 0) return signInWithoutScheme(host);
  return (
    firstMatch(schemes, oidcSignIn) ??
    firstMatch(schemes, (scheme) => passwordGrantSignIn(scheme, host)) ??
    firstMatch(schemes, (scheme) => loginSignIn(scheme, host)) ??
    firstMatch(schemes, (scheme) => keySignIn(scheme, host))
  );
}

/**
 * Returns the sign-in of a file that names no security: the call that takes credentials if it has one, else none, which is a
 * guess that the report mentions. undefined if it has a call of that name that cannot be described.
 */
function signInWithoutScheme(host: ApiHost): SignInInput | undefined {
  const logins = host.operations.filter(({ method, path }) => method === 'post' && LOGIN_PATH.test(path));
  if (logins.length === 0) return { type: 'none' };
  return firstMatch(logins, (operation) => loginByOperation(operation, host));
}

function firstMatch<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const match = find(item);
    if (match !== undefined) return match;
  }
  return undefined;
}

/** The client id is a guess; the report mentions it. */
function oidcSignIn({ node }: SecurityScheme): SignInInput | undefined {
  const issuer = asString(node.openIdConnectUrl)
    ?.replace(/\/\.well-known\/openid-configuration$/, '')
    .replace(/\/+$/, '');
  if (node.type !== 'openIdConnect' || issuer === undefined) return undefined;
  return /^https:\/\/[^/\s@?#]+[^\s@?#]*$/.test(issuer)
    ? { type: 'oidc', issuer, client: 'console', permissions: 'all' }
    : undefined;
}

/** OAuth 2 password grant at a path of the host itself. */
function passwordGrantSignIn({ node }: SecurityScheme, host: ApiHost): SignInInput | undefined {
  const flow = node.flow === 'password' ? node : asObject(asObject(node.flows).password);
  const path = pathBelow(host.baseUrl, asString(flow.tokenUrl));
  if (node.type !== 'oauth2' || path === undefined) return undefined;
  return passwordSignIn(host, {
    user: 'name',
    login: {
      path,
      form: true,
      body: { grant_type: 'password', username: '{user}', password: '{password}' },
      token: 'access_token',
      expiresIn: 'expires_in',
      wrong: WRONG_CREDENTIALS,
    },
  });
}

/** Returns the path of a token URL below the host's base URL; undefined if it is elsewhere. */
function pathBelow(baseUrl: string, url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const base = new URL(`${baseUrl}/`, 'http://own.invalid');
  if (!URL.canParse(url, base.href)) return undefined;
  const { origin, pathname } = new URL(url, base);
  return origin === base.origin && pathname.startsWith(base.pathname)
    ? `/${pathname.slice(base.pathname.length)}`
    : undefined;
}

/** Detects a call that takes credentials and returns a token, if the other calls need a token in the session header. */
function loginSignIn({ node }: SecurityScheme, host: ApiHost): SignInInput | undefined {
  const isBearer = node.type === 'http' && /^bearer$/i.test(String(node.scheme));
  // Swagger 2 has no other way to describe a bearer token.
  const isHeader =
    node.type === 'apiKey' && node.in === 'header' && /^authorization$/i.test(String(node.name));
  const signIn =
    isBearer || isHeader
      ? firstMatch(host.operations, (operation) => loginByOperation(operation, host))
      : undefined;
  if (signIn && isHeader)
    host.notes?.add(
      'guess',
      'config.json → signIn',
      'the token is sent as "Bearer …"; the file only names the header',
    );
  return signIn;
}

function loginByOperation(
  { method, path, body, bodyType, response }: SpecOperation,
  host: ApiHost,
): SignInInput | undefined {
  if (method !== 'post' || path.includes('{') || !LOGIN_PATH.test(path)) return undefined;
  const { members } = parseShape(host.root, body);
  const names = Object.keys(members);
  const user = names.find((name) => EMAIL_MEMBER.test(name)) ?? names.find((name) => USER_MEMBER.test(name));
  const password = names.find((name) => PASSWORD_MEMBER.test(name));
  const token = findToken(host.root, parseShape(host.root, response));
  if (user === undefined || password === undefined || token === undefined) return undefined;
  const grant = names.includes('grant_type') ? { grant_type: 'password' } : {};
  return passwordSignIn(host, {
    user: EMAIL_MEMBER.test(user) ? 'email' : 'name',
    login: {
      path,
      ...(/urlencoded/.test(bodyType ?? '') ? { form: true } : {}),
      body: { ...grant, [user]: '{user}', [password]: '{password}' },
      ...token,
      ...(token.expiresIn !== undefined && host.dialect === 'directus'
        ? { expiresInUnit: 'ms' as const }
        : {}),
      wrong: WRONG_CREDENTIALS,
    },
    ...renewalCalls(host, token),
  });
}

/** Returns the calls that renew and end the session, if the file has them and the login returns what they send. */
function renewalCalls(
  { root, operations }: ApiHost,
  { refreshToken, expiresIn, expiresAt }: Readonly<Record<string, string>>,
): Partial<SignInInput> {
  const findCall = (path: RegExp) => {
    const operation = operations.find(
      (candidate) => candidate.method === 'post' && path.test(candidate.path),
    );
    const shape = parseShape(root, operation?.body);
    const member = Object.keys(shape.members).find((name) => REFRESH_MEMBER.test(name));
    const needsMore = [...shape.required].some((name) => name !== member);
    if (operation === undefined || operation.path.includes('{') || needsMore) return undefined;
    if (operation.body !== undefined && (member === undefined || refreshToken === undefined))
      return undefined;
    const body = member === undefined ? {} : { body: { [member]: '{refreshToken}' } };
    return { call: { method: 'POST' as const, path: operation.path, ...body }, response: operation.response };
  };
  // Without its end nothing says when to renew a token.
  const canRenew = refreshToken !== undefined && (expiresIn ?? expiresAt) !== undefined;
  const refresh = canRenew ? findCall(REFRESH_PATH) : undefined;
  const logout = findCall(LOGOUT_PATH);
  const hasToken = refresh && findToken(root, parseShape(root, refresh.response)) !== undefined;
  return {
    ...(hasToken ? { refresh: refresh.call } : {}),
    ...(logout ? { logout: logout.call } : {}),
  };
}

/** Returns the paths of the token and its expiry in a response. */
function findToken(
  root: JsonObject,
  { members }: SchemaShape,
  prefix = '',
): Record<string, string> | undefined {
  const names = Object.keys(members);
  const findPath = (pattern: RegExp): string | undefined => {
    const name = names.find((memberName) => pattern.test(memberName));
    return name === undefined ? undefined : `${prefix}${name}`;
  };
  const token = findPath(TOKEN_MEMBER);
  if (token !== undefined)
    return omitUndefined({
      token,
      // The lifetime, though of a name that could be a moment.
      expiresIn: findPath(/^expires(?:_?in)?$/i),
      expiresAt: findPath(/^expires_?at$/i),
      refreshToken: findPath(REFRESH_MEMBER),
    }) as Record<string, string>;
  return prefix === ''
    ? firstMatch(names, (name) => findToken(root, parseShape(root, members[name]), `${name}.`))
    : undefined;
}

/** Detects a per-user API key, verified by a call that requires it. */
function keySignIn({ node }: SecurityScheme, host: ApiHost): SignInInput | undefined {
  const isBearer = node.type === 'http' && /^bearer$/i.test(String(node.scheme));
  const header = node.type === 'apiKey' && node.in === 'header' ? asString(node.name) : undefined;
  const checkPath = findCheckPath(host);
  if ((!isBearer && header === undefined) || checkPath === undefined) return undefined;
  return {
    type: 'key',
    headers,
    check: { path: checkPath },
    ...(header === undefined ? {} : { token: { header, value: '{token}' } }),
    profile: findProfile(host),
    permissions: 'all',
  };
}

const isPlainRead = ({ method, path, parameters }: SpecOperation): boolean =>
  method === 'get' &&
  !path.includes('{') &&
  !parameters.some((parameter) => parameter.in === 'query' && parameter.required);

function findCheckPath({ root, operations }: ApiHost): string | undefined {
  const candidates = operations.filter(
    (operation) => isPlainRead(operation) && requiresAuth(root, operation),
  );
  return (candidates.find(({ path }) => PROFILE_PATH.test(path)) ?? candidates[0])?.path;
}

/** Segments before `/me` that are about the user; `/permissions/me` is about something else. */
const isAboutUser = ({ path }: SpecOperation): boolean =>
  /(?:^|\/)(?:users?|accounts?|auth|sessions?|v\d+|api|)\/[^/]+$/i.test(path);

const findProfile = ({ operations }: ApiHost): SignInInput['profile'] => {
  const profile = operations.find(
    (operation) => isPlainRead(operation) && PROFILE_PATH.test(operation.path) && isAboutUser(operation),
  );
  return profile ? { path: profile.path } : false;
};

const passwordSignIn = (
  host: ApiHost,
  signInOptions: Pick<SignInInput, 'user' | 'login' | 'refresh' | 'logout'>,
): SignInInput => ({
  type: 'password',
  headers,
  logout: false,
  ...signInOptions,
  profile: findProfile(host),
  permissions: 'all',
  legal: false,
});
