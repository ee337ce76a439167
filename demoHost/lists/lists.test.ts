import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from '../../src/testing/fastCheck';
import { foldAccents, normalizeSearch } from '../../fixtures/generators/foldText';
import { paginate } from './pagination';
import { expectRows, startTestHost } from '../testing/testHost';
import type { TestCaller, RunningHost } from '../testing/testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
afterAll(() => host.close());

/** Returns the URL of the next page, null on the last one. */
const nextOf = (links: unknown) => (links as { next: string | null }).next;
const rowsOf = async (path: string) => expectRows((await root('GET', path)).body['data']);

describe('paging', () => {
  it('carries links and meta; the links lead through all rows once [PROJ-06] [LIST-07]', async () => {
    const ids: string[] = [];
    let path: string | null = '/projects?search=a&page[number]=1&page[size]=7';
    let total = 0;
    while (path !== null) {
      const { body } = await root('GET', path);
      expect(Object.keys(body['links'] ?? {}).sort()).toEqual(['first', 'last', 'next', 'prev', 'self']);
      expect(body['meta']).toMatchObject({
        page_size: 7,
        results: expectRows(body['data']).length,
      });
      total = Number(body['meta']?.['all_results']);
      ids.push(...expectRows(body['data']).map((row) => row.id));
      path = nextOf(body['links']);
    }
    expect(new Set(ids).size).toBe(total);
    expect(ids.length).toBe(total);
  });

  it('defaults to page 1 of 50; past the end is empty, not an error [LIST-02]', async () => {
    const first = await root('GET', '/assets');
    expect(first.body['meta']).toEqual({ all_results: 1260, page_size: 50, results: 50, total_pages: 26 });
    const past = await root('GET', '/assets?page[number]=99');
    expect(past.body['data']).toEqual([]);
    expect(past.body['meta']).toEqual({ all_results: 1260, page_size: 50, results: 0, total_pages: 26 });
    expect(String(past.body['links']?.['prev'])).toContain('page%5Bnumber%5D=26');
  });

  it.each([
    'page[size]=0',
    'page[size]=1001',
    'page[size]=1e3',
    'page[size]=-1',
    'page[size]=NaN',
    'page[number]=0',
    'page[number]=',
    'page=1',
    'page[x]=1',
    'foo=1',
    '__proto__[x]=1',
    'page[size]=1&page[size]=2',
  ])('refuses ?%s with 400 on both hosts, checked and unchecked [LIST-17]', async (query) => {
    const plain = await startTestHost({ check: false });
    const caller = await plain.signInAs('super');
    expect((await caller('GET', `/assets?${query}`)).status).toBe(400);
    expect((await root('GET', `/assets?${query}`)).status).toBe(400);
    await plain.close();
  });

  it('takes the largest page and both spellings of the brackets [LIST-17]', async () => {
    expect((await rowsOf('/assets?page%5Bsize%5D=1000')).length).toBe(1000);
    expect((await rowsOf('/assets?page[size]=3')).length).toBe(3);
  });

  it('pageOf is consistent for any rows, page and size', () => {
    fc.assert(
      fc.property(
        fc.nat(300),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 1000 }),
        (count, number, size) => {
          const rows = Array.from({ length: count }, (_, i) => i);
          const page = paginate(rows, { page: { number, size } }, '/x', {});
          expect(page.rows).toEqual(rows.filter((i) => Math.floor(i / size) === number - 1));
          expect(page.meta.results).toBe(page.rows.length);
          expect(page.meta.total_pages).toBeGreaterThanOrEqual(1);
          expect(page.links.next === null).toBe(number >= page.meta.total_pages);
        },
      ),
    );
  });
});

describe('search', () => {
  it('folds accents and case, in both directions [USER-03]', async () => {
    const plain = (await rowsOf('/assets?page[size]=1000&search=almeria')).map((row) => row.id);
    expect(plain.length).toBeGreaterThan(0);
    expect(
      (await rowsOf(`/assets?page[size]=1000&search=${encodeURIComponent('ALMERÍA')}`)).map((row) => row.id),
    ).toEqual(plain);
    expect((await rowsOf('/projects?search=bahia')).map((row) => row['name'])).toEqual([
      'Hotel Brisa Bahía de Palma',
    ]);
    expect((await rowsOf('/users?search=oscar ibanez vidal'))[0]?.['username']).toBe('Óscar Ibáñez Vidal');
  });

  it('finds an address the way it is shown [ASSET-08]', async () => {
    const asset = host.store.state.assets.find((row) => row.street_type === 'avenue')!;
    const found = await rowsOf(
      `/assets?page[size]=1000&search=${encodeURIComponent(`Avenida ${asset.street_name}`)}`,
    );
    expect(found.map((row) => row.id)).toContain(asset.id);
  });

  it('takes signs of regular expressions as text, and any length [LIST-06]', async () => {
    for (const text of ['(', '.*', '^(\\w+\\s?)*$', '%', '[a]', '\\'])
      expect((await rowsOf(`/assets?search=${encodeURIComponent(text)}`)).length, text).toBe(0);
    expect((await root('GET', `/assets?search=${'a'.repeat(4000)}`)).status).toBe(200);
  });

  it('sees changes at once [ADET-30]', async () => {
    const asset = host.store.state.assets[3]!;
    expect(await rowsOf('/assets?search=zzquijote')).toEqual([]);
    await root('PATCH', `/assets/${asset.id}`, {
      data: { id: asset.id, attributes: { alias: 'ZZQuijote' } },
    });
    expect((await rowsOf('/assets?search=zzquijote')).map((row) => row.id)).toEqual([asset.id]);
  });

  it('fold is total and idempotent; foldSearch caps', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => foldAccents(foldAccents(text)) === foldAccents(text),
      ),
    );
    expect(normalizeSearch('x'.repeat(500)).length).toBe(200);
    expect(normalizeSearch('  Peñíscola   Playa ')).toBe('peniscola playa');
  });
});

describe('filters and includes', () => {
  it('type=contractor lists experts only; client counts the users of a company [USER-07] [CLIENT-21]', async () => {
    const experts = await rowsOf('/users?type=contractor&page[size]=1000');
    expect(new Set(experts.map((row) => row['type']))).toEqual(new Set(['contractor']));
    for (const client of host.store.state.clients) {
      const { body } = await root('GET', `/users?client=${client.id}&page[number]=1&page[size]=1`);
      expect(body['meta']?.['all_results']).toBe(
        host.store.state.users.filter((user) => user.client_ids.includes(client.id)).length,
      );
    }
  });

  it('projects of one company [PROJ-05]', async () => {
    const client = host.store.state.clients[2]!;
    for (const row of await rowsOf(`/projects?client=${client.id}`))
      expect(row['client']).toEqual({ id: client.id, name: client.name });
  });

  it('assets bring their projects once each; summaries have the fields of lists [ASSET-08] [ASSET-09] [PASSET-04]', async () => {
    const { body } = await root('GET', '/assets?page[size]=1000');
    const projects = expectRows(body['included']?.['projects']);
    expect(new Set(projects.map((row) => row.id)).size).toBe(projects.length);
    expect(projects.length).toBeGreaterThan(15);
    for (const field of [
      'id',
      'alias',
      'street_type',
      'street_name',
      'block_number',
      'apartment',
      'zip_code',
      'city',
      'state',
      'country',
      'type',
      'created_at',
      'staircase',
      'logo',
      'background_image',
      'is_occupied',
      'gateways',
    ]) {
      expect(body['data']?.[0]).toHaveProperty(field);
    }
  });

  it('an asset read never names its project or company outside included [ADET-18] [ADET-19] [ADET-20]', async () => {
    const asset = host.store.state.assets[0]!;
    const { body } = await root('GET', `/assets/${asset.id}/dashboard`);
    for (const field of ['project_id', 'client_id', 'community_id'])
      expect(body['data']).not.toHaveProperty(field);
    expect(body['included']?.['projects']?.[0]?.['id']).toBe(asset.project_id);
    expect(body['included']?.['clients']?.[0]?.['id']).toBe(asset.client_id);
    expect(body['data']).toMatchObject({
      zip_code: asset.postal_code,
      state: asset.province,
      location: { postal_code: asset.postal_code, province: asset.province },
    });
  });

  it('the connection status may be absent, with and without gateways [ADET-21] [ADET-22]', async () => {
    const data = await rowsOf('/assets?page[size]=1000');
    const absent = data.filter((row) => !('gateway_connection_status' in row));
    expect(absent.some((row) => expectRows(row['gateways']).length === 0)).toBe(true);
    expect(absent.some((row) => expectRows(row['gateways']).length > 0)).toBe(true);
    expect(data.some((row) => row['gateway_connection_status'] === 'disconnected')).toBe(true);
  });
});
