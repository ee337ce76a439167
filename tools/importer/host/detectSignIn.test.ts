import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRuntimeConfigProblems } from '../../../src/config/check/runtime/runtimeConfigProblems';
import { importSpec, type ImportResult } from '../importSpec';
import type { JsonObject } from '../spec/json';
import { formatImportReport } from '../output/importReport';
import { crudPaths, newFolder, openApiDocument, writeSpec } from '../testing/specs';

let folder = '';
beforeAll(async () => {
  folder = await newFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bearer = { bearer: { type: 'http', scheme: 'bearer' } };
const json = (properties: JsonObject): JsonObject => ({
  content: { 'application/json': { schema: { properties } } },
});
const text = { type: 'string' };
const crews = crudPaths('/crews', { name: text });
const login = (body: JsonObject, answer: JsonObject): JsonObject => ({
  post: { security: [], requestBody: json(body), responses: { 200: json(answer) } },
});
const me = { get: { responses: { 200: json({ id: text, name: text }) } } };

async function imported(
  out: string,
  schemes: JsonObject,
  paths: JsonObject = {},
  more: JsonObject = {},
): Promise<ImportResult> {
  const document = {
    ...openApiDocument({ ...crews, ...paths }),
    components: { securitySchemes: schemes },
    ...more,
  };
  return importSpec({
    openapi: await writeSpec(folder, 'spec.json', document),
    out: join(folder, out),
    only: [],
    host: 'main',
    schemas: join(folder, 'schema'),
    bundled: [],
    pages: [],
    main: '/api',
  });
}
const configOf = async (out: string): Promise<JsonObject> =>
  JSON.parse(await readFile(join(folder, out, 'config.json'), 'utf8')) as JsonObject;
const headers = { Accept: 'application/json' };

describe('how one signs in at a host, of its securitySchemes', () => {
  it.each<[string, JsonObject, JsonObject, JsonObject, JsonObject]>([
    [
      'a login that takes an e-mail and answers with a token, with who has signed in',
      bearer,
      {
        '/auth/login': login(
          { email: text, password: text },
          { data: { type: 'object', properties: { access_token: text, expires_in: {} } } },
        ),
        '/users/me': me,
      },
      { security: [{ bearer: [] }] },
      {
        type: 'password',
        headers,
        user: 'email',
        login: {
          path: '/auth/login',
          body: { email: '{user}', password: '{password}' },
          token: 'data.access_token',
          expiresIn: 'data.expires_in',
          wrong: [400, 401, 403],
        },
        logout: false,
        profile: { path: '/users/me' },
        permissions: 'all',
        legal: false,
      },
    ],
    [
      'a login whose token goes into the header Authorization, with calls that renew and end the session',
      { key: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      {
        '/auth/local': login(
          { identifier: text, password: text },
          { data: { type: 'object', properties: { jwt: text, expires: {}, refresh_token: text } } },
        ),
        '/auth/refresh': login(
          { refresh_token: text, mode: text },
          { data: { type: 'object', properties: { jwt: text } } },
        ),
        '/auth/logout': login({ refresh_token: text }, {}),
        '/permissions/me': me,
        '/users/me': me,
      },
      { security: [{ key: [] }] },
      {
        type: 'password',
        headers,
        user: 'name',
        login: {
          path: '/auth/local',
          body: { identifier: '{user}', password: '{password}' },
          token: 'data.jwt',
          expiresIn: 'data.expires',
          refreshToken: 'data.refresh_token',
          wrong: [400, 401, 403],
        },
        refresh: { method: 'POST', path: '/auth/refresh', body: { refresh_token: '{refreshToken}' } },
        logout: { method: 'POST', path: '/auth/logout', body: { refresh_token: '{refreshToken}' } },
        profile: { path: '/users/me' },
        permissions: 'all',
        legal: false,
      },
    ],
    [
      'OAuth 2 with a password at a path of the host, as Swagger 2 writes it',
      {},
      {},
      {
        openapi: undefined,
        swagger: '2.0',
        host: 'sample.example',
        basePath: '/v1',
        securityDefinitions: {
          own: { type: 'oauth2', flow: 'password', tokenUrl: 'https://sample.example/v1/token' },
        },
        paths: {
          '/crews': {
            get: {
              responses: {
                200: { schema: { type: 'array', items: { properties: { id: text, name: text } } } },
              },
            },
          },
        },
      },
      {
        type: 'password',
        headers,
        user: 'name',
        login: {
          path: '/token',
          form: true,
          body: { grant_type: 'password', username: '{user}', password: '{password}' },
          token: 'access_token',
          expiresIn: 'expires_in',
          wrong: [400, 401, 403],
        },
        logout: false,
        profile: false,
        permissions: 'all',
        legal: false,
      },
    ],
    [
      'a key in a header, proved by a call that is not open',
      { own: { type: 'apiKey', in: 'header', name: 'X-Api-Key' } },
      { '/health': { get: { security: [], responses: { 200: json({ state: text }) } } } },
      {},
      {
        type: 'key',
        headers,
        check: { path: '/crews' },
        token: { header: 'X-Api-Key', value: '{token}' },
        profile: false,
        permissions: 'all',
      },
    ],
    [
      'a token that no call gives is typed as a key',
      bearer,
      {},
      {},
      { type: 'key', headers, check: { path: '/crews' }, profile: false, permissions: 'all' },
    ],
    [
      'a provider of OpenID Connect before all others',
      {
        ...bearer,
        house: {
          type: 'openIdConnect',
          openIdConnectUrl: 'https://id.example/house/.well-known/openid-configuration',
        },
      },
      {},
      {},
      { type: 'oidc', issuer: 'https://id.example/house', client: 'console', permissions: 'all' },
    ],
  ])('%s', async (name, schemes, paths, more, signIn) => {
    const out = name.replaceAll(/\W/g, '');
    await imported(out, schemes, paths, more);
    const { $schema: _, ...config } = await configOf(out);
    expect(config.signIn).toEqual(signIn);
    expect(findRuntimeConfigProblems('config.json', config)).toEqual([]);
  });

  it.each<[string, JsonObject]>([
    ['apiKey in query "key"', { own: { type: 'apiKey', in: 'query', name: 'key' } }],
    ['http basic', { own: { type: 'http', scheme: 'basic' } }],
    [
      'oauth2 authorizationCode',
      { own: { type: 'oauth2', flows: { authorizationCode: { authorizationUrl: 'https://id.example/a' } } } },
    ],
    [
      'oauth2 password',
      { own: { type: 'oauth2', flows: { password: { tokenUrl: 'https://id.example/token' } } } },
    ],
    ['openIdConnect', { own: { type: 'openIdConnect', openIdConnectUrl: 'http://id.example' } }],
  ])('of what the console cannot do nothing is written, and it is named: %s', async (said, schemes) => {
    const done = await imported('cannot', schemes);
    expect((await configOf('cannot')).signIn).toBeUndefined();
    expect(formatImportReport(done).at(-1)).toBe(
      `sign-in: own (${said}): nothing that "signIn" could be drafted of; write it by hand, docs/guides/sign-in.md`,
    );
  });

  it('only the schemes count that the calls ask for', async () => {
    const both = { ...bearer, own: { type: 'apiKey', in: 'header', name: 'X-Key' } };
    const { schemes, signIn } = await imported('asked', both, {}, { security: [{ own: [] }] });
    expect(schemes.map(({ name }) => name)).toEqual(['own']);
    expect(signIn?.token).toEqual({ header: 'X-Key', value: '{token}' });
  });

  it('a sign-in that was written by hand stays whole, whatever the host says later', async () => {
    await imported('hand', bearer);
    const own = { ...(await configOf('hand')), signIn: 'none' };
    await writeFile(join(folder, 'hand/config.json'), JSON.stringify(own));
    const key = { own: { type: 'apiKey', in: 'header', name: 'X-Key' } };
    await imported('hand', key);
    expect((await configOf('hand')).signIn).toBe('none');
    await mkdir(join(folder, 'first'));
    await writeFile(
      join(folder, 'first/config.json'),
      JSON.stringify({ hosts: { main: '/api' }, signIn: 'none' }),
    );
    await imported('first', key);
    await imported('first', bearer);
    expect((await configOf('first')).signIn).toBe('none');
  });

  it('what the file says anew comes in where nothing was edited', async () => {
    await imported('anew', bearer);
    await imported('anew', { own: { type: 'apiKey', in: 'header', name: 'X-Key' } });
    expect((await configOf('anew')).signIn).toMatchObject({ token: { header: 'X-Key' } });
  });

  it('a host beside the main one changes nothing of the sign-in, and the report says what would', async () => {
    const openapi = await writeSpec(folder, 'beside.json', {
      ...openApiDocument(crews),
      components: { securitySchemes: bearer },
    });
    const done = await importSpec({
      openapi,
      out: join(folder, 'beside'),
      only: [],
      schemas: join(folder, 'schema'),
      bundled: [],
      pages: [],
      main: '/api',
    });
    expect((await configOf('beside')).signIn).toBeUndefined();
    const [found, place] = formatImportReport(done).slice(-2);
    expect(found).toBe('sign-in: bearer (http bearer)');
    expect(place).toMatch(/^ {2}one signs in at the host "main"; .*--host main.*: \{"type":"key"/);
  });
});
