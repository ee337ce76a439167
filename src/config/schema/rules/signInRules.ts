import { isPlainObject } from '../../../lib/json';
import { isForbiddenHeader } from '../../dialects/forbiddenHeaders';
import { findPlaceholders, findPlaceholdersInJson } from '../../template';
import type { Json } from '../common';
import type { RuleProblem } from './withRule';

type Members = Readonly<Record<string, unknown>>;

const COMMON_KEYS = ['type', 'profile', 'permissions', 'headers'];
/** Keys of each sign-in method. */
const KEYS_BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  password: [...COMMON_KEYS, 'user', 'login', 'refresh', 'logout', 'token', 'legal'],
  key: [...COMMON_KEYS, 'check', 'token', 'legal'],
  oidc: [...COMMON_KEYS, 'issuer', 'client', 'scope', 'parameters', 'origins', 'name', 'token', 'legal'],
  none: COMMON_KEYS,
};

const REQUIRED_KEYS: Readonly<Record<string, readonly string[]>> = {
  key: ['check'],
  oidc: ['issuer', 'client'],
};

/** Returns the placeholders that bodies and headers of each call can use. A token in a cookie is not readable, so it is missing. */
function getScopes(token: unknown): Readonly<Record<string, readonly string[]>> {
  const tokenNames = token === 'cookie' ? ['refreshToken'] : ['refreshToken', 'token'];
  return {
    login: ['user', 'password'],
    refresh: tokenNames,
    logout: tokenNames,
    check: [],
    profile: [],
    permissions: [],
  };
}

/** Finds problems of a sign-in beyond its shape: keys of another method, unknown placeholders, headers that it must not set. */
export function findSignInProblems(signIn: Members): RuleProblem[] {
  const type = String(signIn.type);
  return [
    ...findKeyProblems(signIn, type),
    ...Object.entries(getScopes(signIn.token)).flatMap(([key, names]) =>
      findCallProblems(signIn[key], key, names),
    ),
    ...findHeaderProblems(signIn.headers, ['headers'], []),
    ...findTokenProblems(signIn.token, type),
    ...['login', 'refresh', 'profile', 'permissions'].flatMap((key) =>
      findValuePathProblems(signIn[key], key),
    ),
    ...findScopeProblems(signIn.scope),
    ...findLoginProblems(signIn),
    ...findRefreshProblems(signIn),
    ...['profile', 'permissions'].flatMap((key) => findPathlessProblems(signIn[key], key)),
    ...findMissingDataProblems(signIn, type),
  ];
}

function findKeyProblems(signIn: Members, type: string): RuleProblem[] {
  if (!Object.hasOwn(KEYS_BY_TYPE, type)) return [];
  const keys = KEYS_BY_TYPE[type] ?? [];
  const foreignKeys = Object.keys(signIn).filter(
    (key) => !keys.includes(key) && Object.values(KEYS_BY_TYPE).some((others) => others.includes(key)),
  );
  const missingKeys = (REQUIRED_KEYS[type] ?? []).filter((key) => signIn[key] === undefined);
  return [
    ...foreignKeys.map((key) => ({
      path: [key],
      found: `"${key}" is not allowed with "type": "${type}"`,
      allowed: keys,
    })),
    ...missingKeys.map((key) => ({
      path: [key],
      found: `"type": "${type}" needs "${key}"`,
      allowed: [key],
    })),
  ];
}

function findCallProblems(call: unknown, key: string, names: readonly string[]): RuleProblem[] {
  if (!isPlainObject(call)) return [];
  const { body, headers, method = key === 'login' || key === 'refresh' ? 'POST' : 'GET', form } = call;
  const placeholders = body === undefined ? [] : findPlaceholdersInJson(body as Json);
  const unfilled = placeholders.filter(({ name }) => !names.includes(name));
  const isBodyIgnored = method === 'GET' && body !== undefined;
  return [
    ...unfilled.map(({ name }) => createUnknownNameProblem([key, 'body'], name, names)),
    ...findHeaderProblems(headers, [key, 'headers'], names),
    ...(isBodyIgnored
      ? [
          {
            path: [key, 'method'],
            found: 'A GET call has no body',
            allowed: ['POST', 'PUT', 'PATCH'],
          },
        ]
      : []),
    ...(form === true && body !== undefined && !isPlainObject(body)
      ? [{ path: [key, 'body'], found: 'A form is an object of strings', allowed: [] }]
      : []),
  ];
}

const createUnknownNameProblem = (
  path: RuleProblem['path'],
  name: string,
  names: readonly string[],
): RuleProblem => ({
  path,
  found: `No value fills "{${name}}" here`,
  allowed: names.map((allowedName) => `{${allowedName}}`),
  misspelt: `{${name}}`,
});

function findHeaderProblems(
  headers: unknown,
  path: readonly (string | number)[],
  names: readonly string[],
): RuleProblem[] {
  return Object.entries(isPlainObject(headers) ? headers : {}).flatMap(([name, value]) => {
    const headerPath = [...path, name];
    if (isForbiddenHeader(name) || !/^[\w-]+$/.test(name))
      return [createForbiddenHeaderProblem(headerPath, name)];
    return typeof value === 'string'
      ? findPlaceholders(value)
          .filter((placeholder) => !names.includes(placeholder.name))
          .map((placeholder) => createUnknownNameProblem(headerPath, placeholder.name, names))
      : [];
  });
}

const createForbiddenHeaderProblem = (path: RuleProblem['path'], name: string): RuleProblem => ({
  path,
  found: `Only the console or the browser sets the header "${name}"`,
  allowed: [],
});

/** Finds an invalid `token`: it needs one valid header, which must not be one of the connection. */
function findTokenProblems(token: unknown, type: string): RuleProblem[] {
  if (token === 'cookie' && type !== 'password')
    return [
      { path: ['token'], found: `A cookie is not allowed with "type": "${type}"`, allowed: ['header'] },
    ];
  if (typeof token === 'string' && token !== 'cookie')
    return [
      {
        path: ['token'],
        found: '"token" describes the carrier of the session; "login.token" is its place in the response',
        allowed: [`"login": { "token": "${token}" }`],
      },
    ];
  if (!isPlainObject(token)) return [];
  const { header = 'Authorization', value = '{token}' } = token;
  const name = String(header);
  const isValidHeader = /^[\w-]+$/.test(name) && (/^authorization$/i.test(name) || !isForbiddenHeader(name));
  const placeholders = typeof value === 'string' ? findPlaceholders(value) : [];
  return [
    ...(isValidHeader ? [] : [createForbiddenHeaderProblem(['token', 'header'], name)]),
    ...placeholders
      .filter((placeholder) => placeholder.name !== 'token')
      .map((placeholder) => createUnknownNameProblem(['token', 'value'], placeholder.name, ['token'])),
    ...(placeholders.length === 0
      ? [{ path: ['token', 'value'], found: 'The value lacks the token', allowed: ['{token}'] }]
      : []),
  ];
}

/** Keys of calls whose value is the place of a value in the response. */
const VALUE_PATH_KEYS = [
  'token',
  'expiresAt',
  'expiresIn',
  'refreshToken',
  'data',
  'id',
  'username',
  'email',
  'type',
  'roles',
  'lang',
];

/** Finds places of values in another notation than paths with dots: they would never find a value. */
function findValuePathProblems(call: unknown, key: string): RuleProblem[] {
  if (!isPlainObject(call)) return [];
  return VALUE_PATH_KEYS.flatMap((name) =>
    [call[name] ?? []].flat().flatMap((path): RuleProblem[] => {
      if (typeof path !== 'string' || /^header:[\w-]+$/.test(path)) return [];
      const isHeader = /^header/i.test(path) && path.includes(':');
      const plainPath = isHeader
        ? `header:${path.slice(path.indexOf(':') + 1).trim()}`
        : path
            .replace(/^\$?[./]?/, '')
            .replaceAll(/[[/]'?/g, '.')
            .replaceAll(/'?\]|\s/g, '');
      return plainPath === path
        ? []
        : [{ path: [key, name], found: `"${path}" is not a place in the response`, allowed: [plainPath] }];
    }),
  );
}

const findScopeProblems = (scope: unknown): RuleProblem[] =>
  typeof scope === 'string' && !scope.split(' ').includes('openid')
    ? [{ path: ['scope'], found: '"openid" is missing', allowed: ['openid profile email'] }]
    : [];

/** Finds a login call that does not send the typed password: it would reject everybody, or accept everybody. */
function findLoginProblems({ login }: Members): RuleProblem[] {
  if (!isPlainObject(login)) return [];
  const { method, body, headers } = login;
  // The default body contains the password.
  if (body === undefined && method !== 'GET') return [];
  const usedPlaceholders = [body, headers].flatMap((template) =>
    template === undefined ? [] : findPlaceholdersInJson(template as Json),
  );
  if (usedPlaceholders.some(({ name }) => name === 'password')) return [];
  const memberKey = body === undefined ? 'headers' : 'body';
  return [{ path: ['login', memberKey], found: 'The call lacks the password', allowed: ['{password}'] }];
}

/** Finds a `refresh` without a path, or without an expiry of the token in `login` or `refresh`. */
function findRefreshProblems({ refresh, login }: Members): RuleProblem[] {
  if (!isPlainObject(refresh)) return [];
  const loginCall = isPlainObject(login) ? login : {};
  const hasExpiry = ['expiresAt', 'expiresIn'].some(
    (key) => refresh[key] !== undefined || loginCall[key] !== undefined,
  );
  return [
    ...(refresh.path === undefined
      ? [{ path: ['refresh', 'path'], found: 'The path of the call is missing', allowed: ['/path'] }]
      : []),
    ...(hasExpiry || login === undefined || loginCall.path === undefined
      ? []
      : [
          {
            path: ['refresh'],
            found: 'The expiry of the token is missing',
            allowed: ['login.expiresAt', 'login.expiresIn'],
          },
        ]),
  ];
}

/** Finds keys of a call without `path`. */
function findPathlessProblems(call: unknown, key: string): RuleProblem[] {
  if (!isPlainObject(call) || call.path !== undefined) return [];
  return ['method', 'headers', 'body', 'form']
    .filter((callKey) => call[callKey] !== undefined)
    .map((callKey) => ({
      path: [key, callKey],
      found: `"${callKey}" is only allowed beside "path"`,
      allowed: ['path'],
    }));
}

/** Finds calls and values that a sign-in method needs and that are missing. */
function findMissingDataProblems(
  { check, refresh, login, logout, permissions }: Members,
  type: string,
): RuleProblem[] {
  const readsRefreshToken = [login, refresh].some(
    (call) => isPlainObject(call) && call.refreshToken !== undefined,
  );
  const unreadCalls = Object.entries({ refresh, logout }).filter(
    ([, call]) =>
      isPlainObject(call) &&
      call.body !== undefined &&
      findPlaceholdersInJson(call.body as Json).some(
        ({ name, optional }) => name === 'refreshToken' && !optional,
      ),
  );
  return [
    ...(isPlainObject(check) && check.path === undefined
      ? [{ path: ['check', 'path'], found: 'The path of the call is missing', allowed: ['/path'] }]
      : []),
    ...(readsRefreshToken
      ? []
      : unreadCalls.map(([key]) => ({
          path: [key, 'body'],
          found: 'The source of "{refreshToken}" is missing',
          allowed: ['login.refreshToken', 'refresh.refreshToken'],
        }))),
    ...(type === 'none' && isPlainObject(permissions)
      ? [
          {
            path: ['permissions'],
            found: 'Without sign-in no call reads the permissions: the config lists them',
            allowed: ['"all"', '["…"]'],
          },
        ]
      : []),
  ];
}
