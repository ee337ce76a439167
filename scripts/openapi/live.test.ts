import { createServer, type Server } from 'node:http';
import { readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import jsonServer from 'json-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider, type ConsoleDataProvider } from '../../dataProvider';
import { createRequest } from '../../dataProvider/request';
import { readRuntimeConfig } from '../../src/config/runtime';
import type { ResourceInput } from '../../src/config/schema/resource';
import { declare } from '../../src/testing/declare';
import { importSpec } from './importSpec';
import { objectOf } from './json';
import { crudOf, newFolder, specOf, written } from './testing/specs';

/** A published host, json-server, which knows nothing of the console: drafts of its OpenAPI file are all there is. */
let server: Server;
let folder = '';
let provider: ConsoleDataProvider;
const boats = [
  { id: 'b3', name: 'Cala', size: 4 },
  { id: 'b1', name: 'Alba', size: 3 },
  { id: 'b2', name: 'Brisa', size: 5 },
];

beforeAll(async () => {
  folder = await newFolder();
  const app = jsonServer.create();
  app.use(jsonServer.bodyParser).use(jsonServer.router({ boats: structuredClone(boats) }));
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const members = { name: { type: 'string' }, size: { type: 'integer' } };
  const { port } = server.address() as AddressInfo;
  const { '/boats': calls, ...others } = crudOf('/boats', members);
  const { get, post } = objectOf(calls);
  const query = ['_start', '_end', '_sort', '_order', 'q'].map((name) => ({ name, in: 'query' }));
  const paths = { ...others, '/boats': { post, get: { ...objectOf(get), parameters: query } } };
  const spec = await written(folder, 'spec.json', specOf(paths));
  const out = join(folder, 'out');
  await importSpec({
    openapi: spec,
    out,
    only: [],
    address: `http://127.0.0.1:${port}`,
    schemas: folder,
    bundled: [],
    pages: [],
    main: '/api',
  });
  const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(out, path), 'utf8'));
  const config = readRuntimeConfig(await read('config.json'));
  const resources = declare((await read('resources/boats.json')) as ResourceInput);
  const request = createRequest({ hosts: config?.hosts ?? {}, token: () => undefined });
  provider = createDataProvider({ resources, request, dialects: config?.dialects });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

describe('drafts against a host that runs', () => {
  it('list by pages, sort, search, show, create, change and delete', async () => {
    const listed = async (perPage = 50, search?: string): Promise<unknown> => {
      const { data, total } = await provider.getList('boats', {
        pagination: { page: 1, perPage },
        sort: { field: 'name', order: 'DESC' },
        filter: search === undefined ? {} : { search },
      });
      return [data.map((boat: { name?: unknown }) => boat.name), total];
    };
    expect(await listed(2)).toEqual([['Cala', 'Brisa'], 3]);
    expect(await listed(2, 'alb')).toEqual([['Alba'], 1]);
    expect((await provider.getOne('boats', { id: 'b2' })).data).toMatchObject({ name: 'Brisa', size: 5 });
    await provider.create('boats', { data: { name: 'Duna', size: 7 } });
    await provider.update('boats', {
      id: 'b1',
      data: { name: 'Aurora' },
      previousData: { id: 'b1', name: 'Alba', size: 3 },
    });
    expect((await provider.getOne('boats', { id: 'b1' })).data).toMatchObject({ name: 'Aurora', size: 3 });
    await provider.delete('boats', { id: 'b2' });
    expect(await listed()).toEqual([['Duna', 'Cala', 'Aurora'], 3]);
  });
});
