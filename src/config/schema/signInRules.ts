import { isPlainObject } from '../../lib/json';
import { isNotOwn } from '../dialects/headers';
import { placeholdersIn, placeholdersInJson } from '../template';
import type { Json } from './common';
import type { RuleProblem } from './rules';

type Members = Readonly<Record<string, unknown>>;

const common = ['type', 'profile', 'permissions', 'headers'];
/** The keys that each way to sign in has. */
const keysOf: Readonly<Record<string, readonly string[]>> = {
  password: [...common, 'user', 'login', 'refresh', 'logout', 'token', 'legal'],
  key: [...common, 'check', 'token', 'legal'],
  oidc: [...common, 'issuer', 'client', 'scope', 'parameters', 'origins', 'name', 'token', 'legal'],
  none: common,
};

const needed: Readonly<Record<string, readonly string[]>> = { key: ['check'], oidc: ['issuer', 'client'] };

/** What the bodies and headers of each call may name: the token of a cookie is not there to be sent. */
function scopesOf(token: unknown): Readonly<Record<string, readonly string[]>> {
  const held = token === 'cookie' ? ['refreshToken'] : ['refreshToken', 'token'];
  return {
    login: ['user', 'password'],
    refresh: held,
    logout: held,
    check: [],
    profile: [],
    permissions: [],
  };
}

/** What is wrong with a way to sign in beyond its shape: keys of another way, what nothing fills, headers that are not its own. */
export function signInProblems(signIn: Members): RuleProblem[] {
  const type = String(signIn.type);
  return [
    ...keyProblems(signIn, type),
    ...Object.entries(scopesOf(signIn.token)).flatMap(([key, names]) =>
      callProblems(signIn[key], key, names),
    ),
    ...headerProblems(signIn.headers, ['headers'], []),
    ...tokenProblems(signIn.token, type),
    ...scopeProblems(signIn.scope),
    ...loginProblems(signIn),
    ...refreshProblems(signIn),
    ...['profile', 'permissions'].flatMap((key) => pathlessProblems(signIn[key], key)),
    ...lackProblems(signIn, type),
  ];
}

function keyProblems(signIn: Members, type: string): RuleProblem[] {
  if (!Object.hasOwn(keysOf, type)) return [];
  const keys = keysOf[type] ?? [];
  const strange = Object.keys(signIn).filter(
    (key) => !keys.includes(key) && Object.values(keysOf).some((others) => others.includes(key)),
  );
  const missing = (needed[type] ?? []).filter((key) => signIn[key] === undefined);
  return [
    ...strange.map((key) => ({
      path: [key],
      found: `«${key}» no vale con "type": "${type}"`,
      allowed: keys,
    })),
    ...missing.map((key) => ({ path: [key], found: `"type": "${type}" necesita «${key}»`, allowed: [key] })),
  ];
}

function callProblems(call: unknown, key: string, names: readonly string[]): RuleProblem[] {
  if (!isPlainObject(call)) return [];
  const { body, headers, method = key === 'login' || key === 'refresh' ? 'POST' : 'GET', form } = call;
  const filled = body === undefined ? [] : placeholdersInJson(body as Json);
  const unfilled = filled.filter(({ name }) => !names.includes(name));
  const isLost = method === 'GET' && body !== undefined;
  return [
    ...unfilled.map(({ name }) => unknown([key, 'body'], name, names)),
    ...headerProblems(headers, [key, 'headers'], names),
    ...(isLost
      ? [
          {
            path: [key, 'method'],
            found: 'Una llamada GET no lleva cuerpo',
            allowed: ['POST', 'PUT', 'PATCH'],
          },
        ]
      : []),
    ...(form === true && body !== undefined && !isPlainObject(body)
      ? [{ path: [key, 'body'], found: 'Un formulario es un objeto de textos', allowed: [] }]
      : []),
  ];
}

const unknown = (path: RuleProblem['path'], name: string, names: readonly string[]): RuleProblem => ({
  path,
  found: `Nada rellena «{${name}}» aquí`,
  allowed: names.map((one) => `{${one}}`),
  wrong: `{${name}}`,
});

function headerProblems(
  headers: unknown,
  path: readonly (string | number)[],
  names: readonly string[],
): RuleProblem[] {
  return Object.entries(isPlainObject(headers) ? headers : {}).flatMap(([name, value]) => {
    const at = [...path, name];
    if (isNotOwn(name) || !/^[\w-]+$/.test(name)) return [notOwn(at, name)];
    return typeof value === 'string'
      ? placeholdersIn(value)
          .filter((one) => !names.includes(one.name))
          .map((one) => unknown(at, one.name, names))
      : [];
  });
}

const notOwn = (path: RuleProblem['path'], name: string): RuleProblem => ({
  path,
  found: `La cabecera «${name}» la pone solo la consola o el navegador`,
  allowed: [],
});

/** The token goes in one header, which is not one of the connection. */
function tokenProblems(token: unknown, type: string): RuleProblem[] {
  if (token === 'cookie' && type !== 'password')
    return [{ path: ['token'], found: `Una cookie no vale con "type": "${type}"`, allowed: ['header'] }];
  if (!isPlainObject(token)) return [];
  const { header = 'Authorization', value = '{token}' } = token;
  const name = String(header);
  const isRight = /^[\w-]+$/.test(name) && (/^authorization$/i.test(name) || !isNotOwn(name));
  const filled = typeof value === 'string' ? placeholdersIn(value) : [];
  return [
    ...(isRight ? [] : [notOwn(['token', 'header'], name)]),
    ...filled
      .filter((one) => one.name !== 'token')
      .map((one) => unknown(['token', 'value'], one.name, ['token'])),
    ...(filled.length === 0
      ? [{ path: ['token', 'value'], found: 'El valor no lleva el token', allowed: ['{token}'] }]
      : []),
  ];
}

const scopeProblems = (scope: unknown): RuleProblem[] =>
  typeof scope === 'string' && !scope.split(' ').includes('openid')
    ? [{ path: ['scope'], found: 'Falta «openid»', allowed: ['openid profile email'] }]
    : [];

/** A login that does not say what was typed would let nobody in, or everybody. */
function loginProblems({ login }: Members): RuleProblem[] {
  if (!isPlainObject(login)) return [];
  const { method, body, headers } = login;
  // The product's own body says it.
  if (body === undefined && method !== 'GET') return [];
  const said = [body, headers].flatMap((part) =>
    part === undefined ? [] : placeholdersInJson(part as Json),
  );
  if (said.some(({ name }) => name === 'password')) return [];
  const at = body === undefined ? 'headers' : 'body';
  return [{ path: ['login', at], found: 'La llamada no lleva la contraseña', allowed: ['{password}'] }];
}

/** What renews is read in the login and sent by the call. */
function refreshProblems({ refresh, login }: Members): RuleProblem[] {
  if (!isPlainObject(refresh)) return [];
  const from = isPlainObject(login) ? login : {};
  const ends = ['expiresAt', 'expiresIn'].some(
    (key) => refresh[key] !== undefined || from[key] !== undefined,
  );
  return [
    ...(refresh.path === undefined
      ? [{ path: ['refresh', 'path'], found: 'Falta la ruta de la llamada', allowed: ['/ruta'] }]
      : []),
    ...(ends || login === undefined || from.path === undefined
      ? []
      : [
          {
            path: ['refresh'],
            found: 'Nada dice cuándo termina el token',
            allowed: ['login.expiresAt', 'login.expiresIn'],
          },
        ]),
  ];
}

/** What belongs to a call has no place without one. */
function pathlessProblems(call: unknown, key: string): RuleProblem[] {
  if (!isPlainObject(call) || call.path !== undefined) return [];
  return ['method', 'headers', 'body', 'form']
    .filter((part) => call[part] !== undefined)
    .map((part) => ({ path: [key, part], found: `«${part}» solo vale junto a «path»`, allowed: ['path'] }));
}

/** What a key, a renewal or nobody at all needs to be read from. */
function lackProblems({ check, refresh, login, logout, permissions }: Members, type: string): RuleProblem[] {
  const reads = [login, refresh].some((call) => isPlainObject(call) && call.refreshToken !== undefined);
  const unread = Object.entries({ refresh, logout }).filter(
    ([, call]) =>
      isPlainObject(call) &&
      call.body !== undefined &&
      placeholdersInJson(call.body as Json).some(
        ({ name, optional }) => name === 'refreshToken' && !optional,
      ),
  );
  return [
    ...(isPlainObject(check) && check.path === undefined
      ? [{ path: ['check', 'path'], found: 'Falta la ruta de la llamada', allowed: ['/ruta'] }]
      : []),
    ...(reads
      ? []
      : unread.map(([key]) => ({
          path: [key, 'body'],
          found: 'Nada dice de dónde sale «{refreshToken}»',
          allowed: ['login.refreshToken', 'refresh.refreshToken'],
        }))),
    ...(type === 'none' && isPlainObject(permissions)
      ? [
          {
            path: ['permissions'],
            found: 'Sin inicio de sesión no se leen: se nombran',
            allowed: ['"all"', '["…"]'],
          },
        ]
      : []),
  ];
}
