import { formatConfigProblem } from '../problem';
import { describe, expect, it } from 'vitest';
import { readRuntimeConfig } from '../../runtime/runtimeConfig';
import { findRuntimeConfigProblems } from './runtimeConfigProblems';

const config = { hosts: { main: '/api' } };

describe('the runtime config', () => {
  it('needs no more than its host', () => {
    expect(findRuntimeConfigProblems('config.json', config)).toEqual([]);
    expect(readRuntimeConfig(config)).toEqual({
      hosts: { main: '/api' },
      links: {},
      branding: { name: 'Consola' },
      resources: [],
      images: [],
      languages: ['es'],
      ids: {},
      skuImages: {},
    });
  });

  it.each(['Marte/Olimpo', '', 7])('knows the zone %j for none', (zone) => {
    const input = { ...config, zone };
    expect(readRuntimeConfig(input)).toBeUndefined();
    expect(findRuntimeConfigProblems('config.json', input)).toEqual([
      expect.objectContaining({ path: 'zone' }),
    ]);
  });

  it('takes texts by language, and names the language that one lacks', () => {
    const login = (description: unknown) => ({
      ...config,
      languages: ['es', 'en'],
      demo: { logins: [{ label: { es: 'Jefa', en: 'Boss' }, email: 'a@b.es', password: 'x', description }] },
    });
    const problemsOf = (input: unknown) =>
      findRuntimeConfigProblems('config.json', input).map(formatConfigProblem);
    expect(problemsOf(login({ es: 'Todo.', en: 'All.' }))).toEqual([]);
    expect(problemsOf(login({ es: 'Todo.' }))).toEqual([
      'config.json → demo.logins[0].description: The text has no "en", one of the "languages" of the config.',
    ]);
    const landingPage = (label: unknown) => ({
      ...config,
      languages: ['es', 'en'],
      landingPage: {
        title: { es: 'Hoy', en: 'Today' },
        blocks: [{ label, figures: [{ label, resource: 'assets' }] }],
      },
    });
    expect(problemsOf(landingPage({ es: 'Activos', en: 'Assets' }))).toEqual([]);
    expect(problemsOf(landingPage({ es: 'Activos', en: '' }))).toEqual(
      ['label', 'figures[0].label'].map((path) =>
        expect.stringContaining(`config.json → landingPage.blocks[0].${path}.en: "" is not valid`),
      ),
    );
  });

  it('takes what an installation sets', () => {
    const whole = {
      ...config,
      $schema: 'x',
      links: { poweredBy: 'https://example.com/' },
      branding: { name: 'Casa', logo: '/l.png' },
      resources: ['/r.json'],
      images: ['https://cdn.example'],
      zone: 'Atlantic/Canary',
      ids: { comingSoonProjects: ['P1'] },
      skuImages: { 'GW-200': '/products/gateway.svg' },
      events: '/changes/stream',
      demo: { logins: [{ label: 'A', email: 'a@example.com', password: 'x' }], state: '/demo/state' },
    };
    expect(findRuntimeConfigProblems('config.json', whole)).toEqual([]);
    expect(readRuntimeConfig(whole)).toMatchObject({
      branding: { name: 'Casa', logo: '/l.png' },
      resources: ['/r.json'],
      zone: 'Atlantic/Canary',
      demo: { logins: [{ label: 'A' }], state: '/demo/state' },
    });
    for (const state of ['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example'])
      expect(readRuntimeConfig({ ...whole, demo: { logins: [], state } })?.demo).toEqual({ logins: [] });
  });

  it.each<[unknown, string, string | null]>([
    [{}, 'hosts', null],
    [{ hosts: {} }, 'hosts.main', null],
    [{ hosts: { main: '' } }, 'hosts.main', null],
    ...[7, 'events', '//evil.example', '/../users/logout', '/events?x=1', '/%2e%2e/a'].map(
      (events): [unknown, string, null] => [{ ...config, events }, 'events', null],
    ),
    [{ hosts: { main: '/api', plain: 7 } }, 'hosts.plain', null],
    [{ hosts: { main: '//evil.example' } }, 'hosts.main', null],
    [{ hosts: { main: 'data:text/html,x' } }, 'hosts.main', null],
    [{ hosts: { main: 'https://user@evil.example' } }, 'hosts.main', null],
    [{ hosts: { main: 'https://services.example/api/' } }, 'hosts.main', null],
    [{ ...config, links: { powerdBy: 'x' } }, 'links.powerdBy', 'poweredBy'],
    [{ ...config, resorces: [] }, 'resorces', 'resources'],
    [{ ...config, resources: [7] }, 'resources[0]', null],
    [{ ...config, ids: { a: 'x' } }, 'ids.a', null],
    [{ ...config, images: ['data:'] }, 'images[0]', null],
    [{ ...config, demo: { logins: [{ label: 'A' }] } }, 'demo.logins[0].email', null],
    ...['javascript:alert(1)', 'data:text/html,x', 'http://x.example', '//x.example'].map(
      (terms): [unknown, string, null] => [{ ...config, links: { terms } }, 'links.terms', null],
    ),
    ...[
      'javascript:alert(1)',
      'data:application/json,{}',
      '//x.example/a.json',
      '/\t/x.example/a.json',
      ' //x.example/a',
    ].map((address): [unknown, string, null] => [{ ...config, resources: [address] }, 'resources[0]', null]),
    [{ ...config, branding: { logo: 'javascript:alert(1)' } }, 'branding.logo', null],
    [{ ...config, skuImages: { A: '//x.example/a.png' } }, 'skuImages.A', null],
    [{ ...config, skuImages: { A: '/\n/x.example/a.png' } }, 'skuImages.A', null],
    ['x', '', null],
  ])('names what is wrong in %j', (input, path, suggestion) => {
    expect(findRuntimeConfigProblems('config.json', input)).toContainEqual(
      expect.objectContaining({ file: 'config.json', path, suggestion }),
    );
  });

  it('says of an address what is allowed in words, and what was found', () => {
    const said = (input: unknown) => findRuntimeConfigProblems('config.json', input).map(formatConfigProblem);
    expect(said({ hosts: { main: '/api' }, links: { terms: 'javascript:alert(1)' } })).toEqual([
      'config.json → links.terms: "javascript:alert(1)" is not a URL that can be used here. Allowed: https:, a path that begins with one slash, mailto:, tel:.',
    ]);
    expect(said({ hosts: { main: '/api/' } })).toEqual([
      'config.json → hosts.main: "/api/" is not valid (expected an http or https URL without user and query, or a path such as /api, without a slash at the end).',
    ]);
  });

  it('takes addresses of the console itself, of https, and pictures that stand in theirs', () => {
    const branding = { logo: 'data:image/svg+xml,x' };
    const links = {
      terms: '/terms.html',
      poweredBy: 'https://x.example',
      forgottenPassword: 'mailto:a@x.example',
    };
    const resources = [
      '/r.json',
      'resources/r.json',
      'https://x.example/r.json',
      'http://127.0.0.1:1/r.json',
    ];
    expect(findRuntimeConfigProblems('config.json', { ...config, branding, links, resources })).toEqual([]);
  });

  it('takes hosts that speak otherwise, by the name of a preset or as what differs from one', () => {
    const dialect = {
      extends: 'limit-offset',
      headers: { '*': { Accept: 'application/hal+json' } },
      page: { query: 'first={offset}&max={size}', maxSize: 25 },
      sort: { asc: 'by={field}', desc: 'by={field}~', join: false },
      filter: { '>=': '{field}.min={value}' },
      getMany: { query: '{field}={values}', maxIds: 10 },
    };
    const hosts = {
      main: { url: '/api' },
      old: { url: 'https://old.example', dialect: 'json-api' },
      pumps: { url: 'https://pumps.example/v1', dialect: 'spring' },
      meters: { url: '/meters', dialect },
    };
    expect(findRuntimeConfigProblems('config.json', { hosts })).toEqual([]);
    expect(readRuntimeConfig({ hosts })).toMatchObject({
      hosts: {
        main: '/api',
        old: 'https://old.example',
        pumps: 'https://pumps.example/v1',
        meters: '/meters',
      },
      dialects: { pumps: 'spring', meters: dialect },
    });
    expect(readRuntimeConfig({ hosts })?.dialects).not.toHaveProperty('old');
  });

  it.each<[string, unknown, string, Partial<{ found: string; suggestion: string | null; allowed: unknown }>]>(
    [
      ['a preset that there is not', 'sprign', '', { suggestion: 'spring' }],
      ['a key', { pages: {} }, 'pages', { suggestion: 'page' }],
      ['what it extends', { extends: 'hidra' }, 'extends', { suggestion: 'hydra' }],
      ['a key of a page', { page: { qurey: 'a={page}' } }, 'page.qurey', { suggestion: 'query' }],
      ['a placeholder of a page', { page: { query: 'p={pgae}' } }, 'page.query', { suggestion: '{page}' }],
      [
        'one of a header',
        { page: { headers: { Range: '{ofset}-{last}' } } },
        'page.headers.Range',
        { suggestion: '{offset}' },
      ],
      [
        'a cursor from nowhere',
        { page: { query: 'c={cursor}' } },
        'page.query',
        { allowed: ['page.cursor', 'page.cursorField'] },
      ],
      ['a size that is none', { page: { maxSize: 0 } }, 'page.maxSize', {}],
      ['a placeholder of a sort', { sort: { asc: 's={name}', desc: 's=-{field}' } }, 'sort.asc', {}],
      ['an order by nothing', { sort: { default: '{idd}' } }, 'sort.default', { suggestion: '{id}' }],
      ['a search without a parameter', { search: 'q' }, 'search', {}],
      ['a placeholder of a search', { search: 'q={vaule}' }, 'search', { suggestion: '{value}' }],
      ['an operator', { filter: { '=>': 'a={value}' } }, 'filter.=>', {}],
      ['a placeholder of a filter', { filter: { several: 'a={vals}' } }, 'filter.several', {}],
      [
        'one of several ids',
        { getMany: { query: 'id={valeus}' } },
        'getMany.query',
        { suggestion: '{values}' },
      ],
      [
        'a condition without a parameter',
        { filter: { '=': '{field} eq {literal}' } },
        'filter.=',
        { found: 'Without "conditions" each filter is a parameter' },
      ],
      ['a condition in JSON without a parameter', { filter: { '=': { a: '{value}' } } }, 'filter.=', {}],
      [
        'both ends of a range in one parameter',
        { filter: { '>=': '{field}={value}..', '<=': '{field}=..{value}' } },
        'filter.<=',
        { found: 'Both ends of a range would be the same parameter "{field}"' },
      ],
      ['a placeholder of a condition', { filter: { '=': { '{feild}': 1 } } }, 'filter.=.{feild}', {}],
      [
        'conditions that nothing holds',
        { conditions: { query: 'where=x', join: ' and ' } },
        'conditions.query',
        {},
      ],
      [
        'conditions that nothing sends',
        { conditions: { query: null, join: ' and ' } },
        'conditions.query',
        { found: 'No key of the dialect sends the conditions' },
      ],
      [
        'a join of nothing',
        { conditions: { query: 'w={conditions}', join: { and: [] } } },
        'conditions.join',
        { allowed: ['{conditions}', '{merged}'] },
      ],
      [
        'a placeholder of a join',
        { conditions: { query: 'w={conditions}', join: '{all}' } },
        'conditions.join',
        { found: 'No value fills "{all}" here' },
      ],
      [
        'names that are no expression',
        { conditions: { join: false, ignores: '(' } },
        'conditions.ignores',
        {},
      ],
      ['a search by field without conditions', { search: { condition: '{field}' } }, 'search.condition', {}],
      ['a placeholder of JSON', { getList: { json: { f: '{wher}' } } }, 'getList.json.f', {}],
      ['a call of a total', { getList: { count: { query: 'a=b' } } }, 'getList.count.path', {}],
      ['an escape of two characters', { literals: { escapes: { ab: 'c' } } }, 'literals.escapes.ab', {}],
      ['how many ids', { getMany: { maxIds: '50' } }, 'getMany.maxIds', {}],
      ['the place of a record', { record: { path: '{pth}/{id}' } }, 'record.path', { suggestion: '{path}' }],
      ['a record in the query', { record: { query: 'id={ident}' } }, 'record.query', {}],
      ['where rows are', { getList: { data: '_embedded' } }, 'getList.data', {}],
      [
        'a type in a path',
        { getList: { data: ['_embedded.{typ}'] } },
        'getList.data[0]',
        { suggestion: '{type}' },
      ],
      [
        'a sort by no field',
        { sort: { asc: 'sort=name' } },
        'sort.asc',
        { found: '"sort=name" lacks the field to sort by', allowed: ['{field}'] },
      ],
      [
        'a descending sort by no field',
        { sort: { desc: 'sort=-{field' } },
        'sort.desc',
        { allowed: ['{field}'] },
      ],
      [
        'an unclosed brace',
        { page: { query: 'page={page' } },
        'page.query',
        { found: '"page={page" lacks a "}"' },
      ],
      [
        'a PUT of what the form holds',
        { update: { method: 'PUT' } },
        'update.whole',
        { found: expect.stringContaining('replaces the whole record') as string },
      ],
      ['a method', { update: { method: 'PATHC' } }, 'update.method', { suggestion: 'PATCH' }],
      ['a body', { create: { body: 'dta' } }, 'create.body', { suggestion: 'data' }],
      [
        'a placeholder of a body',
        { update: { body: { d: { a: '{feilds}' } } } },
        'update.body',
        { suggestion: '{fields}' },
      ],
      ['the session', { headers: { '*': { Authorization: 'Bearer x' } } }, 'headers.*.Authorization', {}],
      ['its cookie', { headers: { GET: { cookie: 'a=b' } } }, 'headers.GET.cookie', {}],
      ['the host’s name', { page: { headers: { Host: 'x' } } }, 'page.headers.Host', {}],
      ['a header in two lines', { headers: { '*': { Accept: 'a\r\nX: y' } } }, 'headers.*.Accept', {}],
      ['the session as a version', { version: 'Authorization' }, 'version', {}],
      ['a version that is no header', { version: 'a b' }, 'version', {}],
      ['a header without a name', { headers: { '*': { 'a b': 'c' } } }, 'headers.*.a b', {}],
      ['a method of headers', { headers: { PACTH: {} } }, 'headers.PACTH', { suggestion: 'PATCH' }],
      ['how moments are written', { dates: 'iso-dat' }, 'dates', { suggestion: 'iso-date' }],
      ['a refusal without a place', { errors: { when: [{ is: [false] }] } }, 'errors.when[0].path', {}],
      ['values of a refusal', { errors: { when: [{ path: 'ok', is: false }] } }, 'errors.when[0].is', {}],
      ['where errors are', { errors: { lst: [] } }, 'errors.lst', { suggestion: 'list' }],
    ],
  )('names what is wrong in a dialect: %s', (_, dialect, at, said) => {
    const path = ['hosts.main.dialect', at].filter(Boolean).join('.');
    const input = { hosts: { main: { url: '/api', dialect } } };
    expect(findRuntimeConfigProblems('config.json', input)).toContainEqual(
      expect.objectContaining({ path, ...said }),
    );
  });

  it.each([
    { extends: 'spring', update: { method: 'PUT' } },
    { extends: 'limit-offset', update: { method: 'PUT', whole: true } },
    { extends: 'limit-offset', update: { method: 'PUT', whole: false } },
  ])('accepts a PUT that says whether it is whole: %j', (dialect) => {
    const input = { hosts: { main: { url: '/api', dialect } } };
    expect(findRuntimeConfigProblems('config.json', input)).toEqual([]);
  });

  it('tells every problem at once', () => {
    expect(
      findRuntimeConfigProblems('config.json', { hosts: {}, links: { a: 1 }, extra: 1 }).length,
    ).toBeGreaterThanOrEqual(3);
  });

  it.each([
    undefined,
    null,
    'x',
    [],
    {},
    { hosts: { main: 7 } },
    { hosts: { main: '' } },
    { hosts: { main: 'javascript:alert(1)' } },
    { hosts: { main: 'data:text/html,x' } },
    { hosts: { main: '//evil.example' } },
    { hosts: { main: '/\\evil.example' } },
    { hosts: { main: '/\t/evil.example' } },
    { hosts: { main: 'https:////evil.example' } },
    { hosts: { main: 'https://evil example' } },
    { hosts: { main: 'https://user:word@evil.example' } },
    { hosts: { main: { url: 7 } } },
    { hosts: { main: { dialect: 'spring' } } },
    { hosts: { main: { url: '/api', dialect: 'sprign' } } },
    { ...config, links: { a: 1 } },
    { ...config, resources: 'x' },
    { ...config, ids: [] },
    { ...config, ids: { a: 'x' } },
    { ...config, branding: 7 },
  ])('is none when it is %j: the console says so instead of starting blank', (input) => {
    expect(readRuntimeConfig(input)).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['none', 'none'],
    ['none, with permissions', { type: 'none', permissions: ['a'], profile: { path: '/me' } }],
    ['the product’s own', { type: 'password' }],
    [
      'a password by other calls',
      {
        type: 'password',
        user: 'name',
        headers: { Accept: 'application/json' },
        login: {
          path: '/auth/token',
          form: true,
          body: { username: '{user}', password: '{password}' },
          token: ['access_token', 'header:X-Auth-Token'],
          expiresIn: 'expires_in',
          refreshToken: 'refresh_token',
          wrong: [400, 401],
        },
        refresh: { path: '/auth/again', body: { token: '{refreshToken}' } },
        logout: false,
        profile: { path: '/me', data: [], client: { name: 'org' } },
        permissions: { path: '/me/rights', data: 'rights', each: 'code' },
        token: { header: 'X-Api-Key', value: '{token}' },
        legal: false,
      },
    ],
    ['a cookie', { type: 'password', token: 'cookie', permissions: 'all' }],
    ['a key', { type: 'key', check: { path: '/me' }, token: { header: 'X-Api-Key', value: '{token}' } }],
    [
      'OpenID Connect',
      {
        type: 'oidc',
        issuer: 'https://id.example.com/realms/house',
        client: 'console',
        scope: 'openid profile offline_access',
        parameters: { prompt: 'consent' },
        origins: ['https://tokens.example.com'],
        permissions: { data: 'realm_access.roles' },
      },
    ],
    ['a provider on this machine', { type: 'oidc', issuer: 'http://localhost:8080', client: 'console' }],
  ])('takes a sign-in: %s', (_, signIn) => {
    expect(findRuntimeConfigProblems('config.json', { ...config, signIn })).toEqual([]);
    expect(readRuntimeConfig({ ...config, signIn })?.signIn).toEqual(signIn);
  });

  const password = { type: 'password' };
  const oidc = { type: 'oidc', issuer: 'https://id.example.com', client: 'console' };
  it.each<[string, unknown, string, Partial<{ suggestion: string | null; allowed: unknown }>]>([
    ['a word', 'non', '', { suggestion: 'none' }],
    ['no type', {}, 'type', {}],
    ['a type', { type: 'oidic' }, 'type', { suggestion: 'oidc' }],
    ['a key', { ...password, logn: {} }, 'logn', { suggestion: 'login' }],
    ['a key of another type', { ...oidc, login: { path: '/x' } }, 'login', {}],
    ['a key without its call', { type: 'key' }, 'check', { allowed: ['check'] }],
    ['a provider without its address', { type: 'oidc', client: 'c' }, 'issuer', { allowed: ['issuer'] }],
    ['a provider that does not know the console', { type: 'oidc', issuer: oidc.issuer }, 'client', {}],
    ['a provider without https', { ...oidc, issuer: 'http://id.example.com' }, 'issuer', {}],
    [
      'one that is dressed up as this machine',
      { ...oidc, issuer: 'http://localhost.evil.example' },
      'issuer',
      {},
    ],
    ['one with credentials', { ...oidc, issuer: 'https://a@id.example.com' }, 'issuer', {}],
    ['an origin with a path', { ...oidc, origins: ['https://id.example.com/x'] }, 'origins[0]', {}],
    ['a scope without OpenID', { ...oidc, scope: 'profile' }, 'scope', {}],
    ['a cookie of a provider', { ...oidc, token: 'cookie' }, 'token', {}],
    ['a key of a call', { ...password, login: { pth: '/x' } }, 'login.pth', { suggestion: 'path' }],
    ['a method', { ...password, login: { method: 'PSOT' } }, 'login.method', { suggestion: 'POST' }],
    ['a path elsewhere', { ...password, login: { path: '//evil.example' } }, 'login.path', {}],
    ['a whole address', { ...password, login: { path: 'https://evil.example' } }, 'login.path', {}],
    ['a status', { ...password, login: { wrong: [200] } }, 'login.wrong[0]', {}],
    [
      'a placeholder of the login',
      { ...password, login: { body: { u: '{usr}', p: '{password}' } } },
      'login.body',
      { suggestion: '{user}' },
    ],
    [
      'one of the renewal',
      { ...password, refresh: { path: '/r', body: { t: '{refreshTokn}' } } },
      'refresh.body',
      { suggestion: '{refreshToken}' },
    ],
    ['a renewal without a path', { ...password, refresh: {} }, 'refresh.path', {}],
    [
      'a renewal of what does not end',
      { ...password, login: { path: '/l' }, refresh: { path: '/r' } },
      'refresh',
      { allowed: ['login.expiresAt', 'login.expiresIn'] },
    ],
    ['a body of a GET', { type: 'key', check: { path: '/me', body: { a: 1 } } }, 'check.method', {}],
    [
      'a login by GET',
      { ...password, login: { method: 'GET', path: '/login', body: { u: '{user}' } } },
      'login.method',
      {},
    ],
    ['a sign-out that loses its body', { ...password, logout: { body: { a: 1 } } }, 'logout.method', {}],
    ['a path that would be filled', { ...password, logout: { path: '/s/{token}' } }, 'logout.path', {}],
    ['a proof without a path', { type: 'key', check: {} }, 'check.path', {}],
    ['permissions that nobody reads', { type: 'none', permissions: { data: 'x' } }, 'permissions', {}],
    ['a type of every object', { type: 'constructor' }, 'type', {}],
    ['a port that there is not', { ...oidc, issuer: 'https://id.example.com:99999' }, 'issuer', {}],
    ['a port that is none', { ...oidc, origins: ['https://id.example.com:x'] }, 'origins[0]', {}],
    [
      'what nobody reads',
      { ...password, logout: { method: 'POST', path: '/o', body: { t: '{refreshToken}' } } },
      'logout.body',
      { allowed: ['login.refreshToken', 'refresh.refreshToken'] },
    ],
    [
      'a login that sends no password',
      { ...password, login: { method: 'GET', path: '/in' } },
      'login.headers',
      { allowed: ['{password}'] },
    ],
    [
      'the token of a cookie',
      { ...password, token: 'cookie', logout: { method: 'POST', body: { t: '{token}' } } },
      'logout.body',
      { allowed: ['{refreshToken}'] },
    ],
    ['a form that is none', { ...password, login: { form: true, body: 'a=b' } }, 'login.body', {}],
    ['a header of the browser', { ...password, headers: { Cookie: 'a=b' } }, 'headers.Cookie', {}],
    ['one of a call', { ...password, login: { headers: { Host: 'x' } } }, 'login.headers.Host', {}],
    [
      'the header of the token',
      { ...password, token: { header: 'Cookie', value: '{token}' } },
      'token.header',
      {},
    ],
    ['a value without the token', { ...password, token: { header: 'X-Key', value: 'x' } }, 'token.value', {}],
    [
      'a value of another name',
      { ...password, token: { value: 'Bearer {tokn}' } },
      'token.value',
      { suggestion: '{token}' },
    ],
    ['permissions', { ...password, permissions: 'al' }, 'permissions', { suggestion: 'all' }],
    ['where they are', { ...password, permissions: { dat: 'x' } }, 'permissions.dat', { suggestion: 'data' }],
    ['a method without a path', { ...oidc, permissions: { method: 'GET' } }, 'permissions.method', {}],
    [
      'a member of the user',
      { ...password, profile: { usernam: 'n' } },
      'profile.usernam',
      { suggestion: 'username' },
    ],
    ['what the login asks for', { ...password, user: 'nme' }, 'user', { suggestion: 'name' }],
    [
      'a place of the token beside the call',
      { type: 'password', token: 'access_token' },
      'token',
      { allowed: ['"login": { "token": "access_token" }'] },
    ],
    [
      'a place in the notation of JSONPath',
      { type: 'password', login: { token: '$.data.token' } },
      'login.token',
      { allowed: ['data.token'] },
    ],
    [
      'a place with blanks',
      { type: 'password', refresh: { path: '/r', expiresIn: ['ok.ok', 'data[expires]'] } },
      'refresh.expiresIn',
      { allowed: ['data.expires'] },
    ],
    [
      'a header with a blank',
      { type: 'password', login: { token: 'Header: X-Token' } },
      'login.token',
      { allowed: ['header:X-Token'] },
    ],
  ])('names what is wrong in a sign-in: %s', (_, signIn, at, said) => {
    const path = at === '' ? 'signIn' : `signIn.${at}`;
    expect(findRuntimeConfigProblems('config.json', { ...config, signIn })).toContainEqual(
      expect.objectContaining({ path, ...said }),
    );
  });

  it.each([
    ['hosts.main', { hosts: { main: 'https://host.example/api/' } }, 'without a slash at the end'],
    [
      'signIn.issuer',
      { signIn: { type: 'oidc', issuer: 'http://id.example', client: 'c' } },
      'expected https://…',
    ],
    [
      'signIn.origins[0]',
      {
        signIn: { type: 'oidc', issuer: 'https://id.example', client: 'c', origins: ['https://a.example/x'] },
      },
      'an origin without a path',
    ],
    [
      'signIn.check.path',
      { signIn: { type: 'key', check: { path: 'whoami' } } },
      'expected a path of the host',
    ],
  ])('says what an address looks like, not which pattern it matches: %s', (path, wrong, said) => {
    const problems = findRuntimeConfigProblems('config.json', { ...config, ...wrong });
    expect(problems).toEqual([
      expect.objectContaining({ path, found: expect.stringContaining(said) as string }),
    ]);
    expect(problems[0]?.found).not.toContain('matches');
  });
});

describe('a host with a provider in code', () => {
  const found = (host: object) =>
    findRuntimeConfigProblems('config.json', {
      hosts: { main: '/api', plant: { url: '/plant', ...host } },
    }).map(({ path, found: text, suggestion }) => ({ path, text, suggestion }));

  it.each<[string, object]>([
    ['its name', { provider: 'pumps' }],
    [
      'names of members',
      { provider: { module: 'pumps', search: 'q', filter: { '>=': '{field}_gte', '<=': '{field}_lte' } } },
    ],
    [
      'objects',
      {
        provider: {
          module: 'pumps',
          filter: { '>=': { '{field}': { gte: '{value}' } }, '<=': { '{field}': { lte: '{value}' } } },
        },
      },
    ],
    [
      'lists',
      {
        provider: {
          module: 'pumps',
          filter: { '>=': { and: [{ '{field}': '{value}' }] }, '<=': { and: [{ '{field}': '{value}' }] } },
        },
      },
    ],
  ])('says what it can do by %s', (_, host) => {
    expect(found(host)).toEqual([]);
  });

  it('keeps its URL beside its settings', () => {
    const host = { url: '/plant', provider: 'pumps' };
    expect(readRuntimeConfig({ hosts: { main: '/api', plant: host } })).toMatchObject({
      hosts: { main: '/api', plant: '/plant' },
      dialects: { plant: host },
    });
  });

  it.each<[string, object, string, object]>([
    ['a dialect beside it', { provider: 'pumps', dialect: 'spring' }, 'dialect', {}],
    ['no name of a file', { provider: 'Pumps.ts' }, 'provider', {}],
    [
      'an unknown key',
      { provider: { module: 'pumps', filters: {} } },
      'provider.filters',
      { suggestion: 'filter' },
    ],
    [
      'a placeholder',
      { provider: { module: 'pumps', filter: { '>=': '{fild}_gte{field}' } } },
      'provider.filter.>=',
      { suggestion: '{field}' },
    ],
    [
      'a placeholder of a search',
      { provider: { module: 'pumps', search: { q: '{text}' } } },
      'provider.search',
      {},
    ],
    [
      'ends that lose one',
      { provider: { module: 'pumps', filter: { '>=': '{field}', '<=': '{field}' } } },
      'provider.filter.<=',
      { text: '"<=" fills the same as ">=": a filter of both would lose one' },
    ],
    [
      'an end inside the other',
      {
        provider: {
          module: 'pumps',
          filter: { '>=': { '{field}': '{value}' }, '<=': { '{field}': { lte: '{value}' } } },
        },
      },
      'provider.filter.<=',
      {},
    ],
    ['a module of a dialect', { dialect: { module: '../soap' } }, 'dialect.module', {}],
  ])('names what is wrong: %s', (_, host, at, said) => {
    expect(found(host)).toContainEqual(expect.objectContaining({ path: `hosts.plant.${at}`, ...said }));
  });
});
