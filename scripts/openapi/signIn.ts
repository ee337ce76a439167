import type { SignInInput } from '../../src/config/schema/signIn.ts';
import { defined, objectOf, textOf, type Obj } from './json.ts';
import type { Operation } from './operations.ts';
import { isGuarded, type Scheme } from './security.ts';
import { shapeOf, type Shape } from './shape.ts';

interface Host {
  root: Obj;
  operations: readonly Operation[];
  /** Its address, without a slash at the end. */
  address: string;
}

const LOGIN = /\/(?:log-?in|sign-?in|tokens?|sessions?|auth|authenticate)$/i;
const ME = /\/(?:me|whoami|self|current(?:-?user)?|profile|userinfo)$/i;
const EMAIL = /^e-?mail$/i;
const USER = /^(?:user(?:_?name)?|login|name)$/i;
const PASSWORD = /^pass(?:word)?$/i;
const TOKEN = /^(?:access_?token|token|jwt|auth_?token)$/i;
/** Statuses of which hosts take one where user or password are wrong. */
const WRONG = [400, 401, 403];
/** Without these the calls of a session say a version, which another host may not allow. */
const headers = { Accept: 'application/json' };

/**
 * How one signs in at a host whose file says so, as `signIn` of the runtime config; undefined where it does not say enough. The
 * first that the console can do counts: OpenID Connect, user and password by a call of the host, a key that is typed.
 */
export function signInOf(host: Host, schemes: readonly Scheme[]): SignInInput | undefined {
  if (schemes.length === 0) return undefined;
  return (
    first(schemes, oidc) ??
    first(schemes, (one) => passwordGrant(one, host)) ??
    first(schemes, (one) => login(one, host)) ??
    first(schemes, (one) => key(one, host))
  );
}

function first<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The client is a guess, which the report says. */
function oidc({ node }: Scheme): SignInInput | undefined {
  const issuer = textOf(node.openIdConnectUrl)
    ?.replace(/\/\.well-known\/openid-configuration$/, '')
    .replace(/\/+$/, '');
  if (node.type !== 'openIdConnect' || issuer === undefined) return undefined;
  return /^https:\/\/[^/\s@?#]+[^\s@?#]*$/.test(issuer)
    ? { type: 'oidc', issuer, client: 'console', permissions: 'all' }
    : undefined;
}

/** OAuth 2 with a password, at a path of the host itself. */
function passwordGrant({ node }: Scheme, host: Host): SignInInput | undefined {
  const flow = node.flow === 'password' ? node : objectOf(objectOf(node.flows).password);
  const path = pathBelow(host.address, textOf(flow.tokenUrl));
  if (node.type !== 'oauth2' || path === undefined) return undefined;
  return session(host, {
    user: 'name',
    login: {
      path,
      form: true,
      body: { grant_type: 'password', username: '{user}', password: '{password}' },
      token: 'access_token',
      expiresIn: 'expires_in',
      wrong: WRONG,
    },
  });
}

/** Where the address of a token is below that of the host; undefined where it is elsewhere. */
function pathBelow(address: string, url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const base = new URL(`${address}/`, 'http://own.invalid');
  if (!URL.canParse(url, base.href)) return undefined;
  const { origin, pathname } = new URL(url, base);
  return origin === base.origin && pathname.startsWith(base.pathname)
    ? `/${pathname.slice(base.pathname.length)}`
    : undefined;
}

/** A call that takes user and password and answers with a token, where the other calls want one in the header of sessions. */
function login({ node }: Scheme, host: Host): SignInInput | undefined {
  const isBearer = node.type === 'http' && /^bearer$/i.test(String(node.scheme));
  return isBearer ? first(host.operations, (one) => loginBy(one, host)) : undefined;
}

function loginBy({ method, path, body, bodyType, answer }: Operation, host: Host): SignInInput | undefined {
  if (method !== 'post' || path.includes('{') || !LOGIN.test(path)) return undefined;
  const { members } = shapeOf(host.root, body);
  const names = Object.keys(members);
  const user = names.find((name) => EMAIL.test(name)) ?? names.find((name) => USER.test(name));
  const password = names.find((name) => PASSWORD.test(name));
  const token = tokenIn(host.root, shapeOf(host.root, answer));
  if (user === undefined || password === undefined || token === undefined) return undefined;
  const grant = names.includes('grant_type') ? { grant_type: 'password' } : {};
  return session(host, {
    user: EMAIL.test(user) ? 'email' : 'name',
    login: {
      path,
      ...(/urlencoded/.test(bodyType ?? '') ? { form: true } : {}),
      body: { ...grant, [user]: '{user}', [password]: '{password}' },
      ...token,
      wrong: WRONG,
    },
  });
}

/** Where an answer has the token, and when it ends. */
function tokenIn(root: Obj, { members }: Shape, below = ''): Record<string, string> | undefined {
  const names = Object.keys(members);
  const at = (pattern: RegExp): string | undefined => {
    const name = names.find((one) => pattern.test(one));
    return name === undefined ? undefined : `${below}${name}`;
  };
  const token = at(TOKEN);
  if (token !== undefined)
    return defined({ token, expiresIn: at(/^expires_?in$/i), expiresAt: at(/^expires_?at$/i) }) as Record<
      string,
      string
    >;
  return below === ''
    ? first(names, (name) => tokenIn(root, shapeOf(root, members[name]), `${name}.`))
    : undefined;
}

/** A key that each person has, proved by a call that is not answered without it. */
function key({ node }: Scheme, host: Host): SignInInput | undefined {
  const isBearer = node.type === 'http' && /^bearer$/i.test(String(node.scheme));
  const header = node.type === 'apiKey' && node.in === 'header' ? textOf(node.name) : undefined;
  const proof = proofOf(host);
  if ((!isBearer && header === undefined) || proof === undefined) return undefined;
  return {
    type: 'key',
    headers,
    check: { path: proof },
    ...(header === undefined ? {} : { token: { header, value: '{token}' } }),
    profile: profileOf(host),
    permissions: 'all',
  };
}

const isRead = ({ method, path, parameters }: Operation): boolean =>
  method === 'get' && !path.includes('{') && !parameters.some((one) => one.in === 'query' && one.required);

function proofOf({ root, operations }: Host): string | undefined {
  const reads = operations.filter((one) => isRead(one) && isGuarded(root, one));
  return (reads.find(({ path }) => ME.test(path)) ?? reads[0])?.path;
}

const profileOf = ({ operations }: Host): SignInInput['profile'] => {
  const me = operations.find((one) => isRead(one) && ME.test(one.path));
  return me ? { path: me.path } : false;
};

const session = (host: Host, own: Pick<SignInInput, 'user' | 'login'>): SignInInput => ({
  type: 'password',
  headers,
  ...own,
  logout: false,
  profile: profileOf(host),
  permissions: 'all',
  legal: false,
});
