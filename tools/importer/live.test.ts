import { readFile, readdir, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider, type ConsoleDataProvider } from '../../dataProvider';
import { listenOnFreePort } from '../../dataProvider/dialects/testing/packageHosts';
import { createRequest } from '../../dataProvider/http/request';
import { readRuntimeConfig } from '../../src/config/runtime/runtimeConfig';
import type { ResourceInput } from '../../src/config/schema/resource';
import type { Resource } from '../../src/config/types';
import { declareResources, getDeclaredResource } from '../../src/testing/declareResources';
import { importSpec } from './importSpec';
import { liveHosts } from './testing/liveHosts';
import { newFolder, writeSpec } from './testing/specs';

let folder = '';
beforeAll(async () => {
  folder = await newFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Guide text by host. */
const table = new Map<string, readonly string[]>();
const MOMENT = Date.UTC(2026, 2, 28, 8, 30) / 1000;

/** Returns a host's drafts, parsed as in the console; `lines` counts the lines of all files. */
async function drafted({ name, spec }: (typeof liveHosts)[number], address: string) {
  const out = join(folder, name);
  const openapi = typeof spec === 'string' ? address + spec : await writeSpec(folder, `${name}.json`, spec);
  const imported = await importSpec({
    openapi,
    out,
    address,
    host: 'pumps',
    only: [],
    schemas: folder,
    bundled: [],
    pages: [],
    main: '/api',
  });
  const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(out, path), 'utf8'));
  const config = readRuntimeConfig(await read('config.json'));
  const resources = declareResources((await read('resources/pumps.json')) as ResourceInput);
  const request = createRequest({ hosts: config?.hosts ?? {}, getToken: () => undefined });
  const files = [
    ...(await readdir(join(out, 'resources'))).map((file) => `resources/${file}`),
    'config.json',
  ];
  const texts = await Promise.all(files.map((file) => readFile(join(out, file), 'utf8')));
  return {
    imported,
    resource: getDeclaredResource(resources, 'pumps'),
    provider: createDataProvider({ resources, request, dialects: config?.dialects }),
    lines: texts.reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0),
  };
}

describe.each(liveHosts)('drafts of the OpenAPI file of $name, against it as it runs', (host) => {
  let stop: () => Promise<void>;
  let provider: ConsoleDataProvider;
  let resource: Resource;
  beforeAll(async () => {
    const started = await listenOnFreePort(await host.app());
    stop = started.stop;
    const { imported, lines, ...own } = await drafted(host, started.baseUrl);
    ({ provider, resource } = own);
    const { dialect, operations, used } = imported;
    const preset = typeof dialect === 'string' ? dialect : `${dialect.extends}, changed`;
    table.set(host.name, [preset, `${used.size} of ${operations.length}`, String(lines)]);
  });
  afterAll(() => stop());

  const listed = async (perPage: number, page = 1) => {
    const { data, total } = await provider.getList('pumps', {
      pagination: { page, perPage },
      sort: { field: 'power', order: 'DESC' },
      filter: {},
    });
    return [data.map((row: { name?: unknown }) => row.name), total];
  };

  it('list by pages, sort, show, create, change and delete, with no line written by hand', async () => {
    expect(await listed(2, 2)).toEqual([['Bomba 3', 'Bomba 2'], 5]);
    const { data: before } = await provider.getOne('pumps', { id: '2' });
    expect(before).toMatchObject({ id: expect.anything(), name: 'Bomba 2', power: 20, status: 'rota' });
    expect(resource.fields.status?.type).toBe('enum');
    // As in the form: a host with timestamps gets one and must return the same.
    const moment = resource.fields.installedAt ? { installedAt: MOMENT } : {};
    const made = { name: 'Nueva', power: 60, status: 'libre', ...moment };
    const { data } = await provider.create('pumps', { data: made });
    expect((await provider.getOne('pumps', { id: data.id })).data).toMatchObject(made);
    await provider.update('pumps', { id: '2', data: { name: 'Otra' }, previousData: before });
    const { data: after } = await provider.getOne('pumps', { id: '2' });
    expect(after).toMatchObject({ name: 'Otra', power: 20, status: 'rota' });
    await provider.delete('pumps', { id: '5', previousData: { id: '5' } });
    expect(await listed(10)).toEqual([['Nueva', 'Bomba 4', 'Bomba 3', 'Otra', 'Bomba 1'], 5]);
  });

  it('filter by the members that the draft names, each as the host writes it', async () => {
    const names = resource.list?.filters.map(({ field }) => field.name) ?? [];
    const ids = async (...conditions: { field: string; operator: string; value: unknown }[]) => {
      const pagination = { page: 1, perPage: 10 };
      const { data } = await provider.getList('pumps', { pagination, filter: { conditions } });
      return data.map(({ id }) => Number(id));
    };
    if (!names.includes('status')) return;
    expect(await ids({ field: 'status', operator: '=', value: 'rota' })).toEqual([2]);
    if (typeof resource.fields.power?.filterBy === 'string' || !names.includes('power')) return;
    const range = [
      { field: 'power', operator: '>=', value: 20 },
      { field: 'power', operator: '<=', value: 30 },
    ];
    expect((await ids(...range)).toSorted()).toEqual([2, 3]);
  });

  it('have a screen for each of them', () => {
    expect(Object.keys(resource.actions)).toContain('delete');
    expect(resource.create?.fields.map((field) => field.name)).toEqual(
      expect.arrayContaining(['name', 'power', 'status']),
    );
    expect([resource.list, resource.show, resource.edit]).not.toContain(null);
  });
});

it('the guide says how far each of them comes', () => {
  const guide = readFileSync('docs/guides/import.md', 'utf8').replaceAll(/ +/g, ' ');
  for (const [name, cells] of table) expect(guide).toContain(`| ${[name, ...cells].join(' | ')} |`);
});
