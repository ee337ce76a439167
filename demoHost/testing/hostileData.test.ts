import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import bundle from '../../dataProvider/contract/openapi.bundle.json';
import { callRules } from '../server/callRules';
import type { CallId } from '../server/callRules';
import { seedDemo } from '../../fixtures/seeds/demo';
import { hostileUrls, hostileTexts } from '../../fixtures/seeds/hostile';
import { seedState } from '../../fixtures/seeds/index';
import type { State } from '../../fixtures/rows/state';
import { startTestHost, versionHeader } from './testHost';
import type { TestCaller, RunningHost } from './testHost';

const NOW = Date.UTC(2026, 10, 20, 10);

/** Returns every text in a value with its field. */
function textsIn(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => textsIn(member, `${field}.${key}`));
}

const isHostile = (text: string) =>
  hostileUrls.includes(text) || hostileTexts.some((start) => text.startsWith(start));

describe('the hostile data', () => {
  const { state, plain } = seedDemo('hostile', NOW);
  const before = textsIn(seedState('normal', NOW));
  const after = textsIn(state);

  it('differ from the story in texts alone, and are the same each time', () => {
    expect(after.map(([field]) => field)).toEqual(before.map(([field]) => field));
    expect(seedDemo('hostile', NOW).state).toEqual(state);
  });

  it('leave no sentence of a person as it was', () => {
    // A text with a space or an accent is meant for users.
    const spared = [...after, ...textsIn(plain)].filter(
      ([, text]) => /[\sáéíóúñº]/i.test(text) && !isHostile(text),
    );
    expect(spared).toEqual([]);
  });

  it.each([
    '.assets.alias',
    '.assets.city',
    '.assets.door',
    '.assets.external_id',
    '.clients.name',
    '.contacts.link',
    '.devices.name',
    '.devices.sensors.room',
    '.gateways.sku',
    '.news.title',
    '.projects.logo',
    '.tickets.comments.description',
    '.tickets.phone_number',
    '.users.username',
  ])('carry one in each %s', (field) => {
    const texts = after.flatMap(([name, text]) => (name === field ? [text] : []));
    expect(texts.filter((text) => !isHostile(text))).toEqual([]);
    expect(texts).not.toEqual([]);
  });

  it('take every text in turn in fields that many rows have', () => {
    const names = state.assets.map((row) => row.street_name ?? '');
    for (const start of hostileTexts)
      expect(
        names.some((name) => name.startsWith(start)),
        start,
      ).toBe(true);
  });

  it('leave ids, codes, addresses of people and secrets alone', () => {
    const kept = before.filter(([field]) => /(?:\.id|_id|_ids|\.roles|\.email|\.type)$/.test(field));
    const still = after.filter(([field]) => /(?:\.id|_id|_ids|\.roles|\.email|\.type)$/.test(field));
    const typed = (field: string) => /external_id|reservation_id|tax_id/.test(field);
    expect(still.filter(([field]) => !typed(field))).toEqual(kept.filter(([field]) => !typed(field)));
    expect(state.credentials).toEqual(seedState('normal', NOW).credentials);
  });
});

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
}

/** Returns the query of a call from its contract: a full page if it is paged, and the examples of required parameters. */
function queryOf(id: CallId): string {
  const shared: Readonly<Record<string, Parameter>> = bundle.components.parameters;
  const items = Object.values(bundle.paths) as Record<
    string,
    { operationId?: string; parameters?: object[] }
  >[];
  const operation = items.flatMap((item) => Object.values(item)).find((one) => one.operationId === id);
  const parameters = (operation?.parameters ?? []).flatMap((one) => {
    const named = '$ref' in one ? shared[String(one.$ref).split('/').at(-1) ?? ''] : (one as Parameter);
    return named?.in === 'query' ? [named] : [];
  });
  const query = parameters.flatMap(({ name, required, example }): [string, string][] =>
    name === 'page' ? [['page[size]', '1000']] : required ? [[name, String(example)]] : [],
  );
  return query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
}

/** Returns the ids of some rows of each collection: the first, a middle one and the last. */
function someIds(state: State): string[][] {
  return Object.values(state).map((rows: unknown) => {
    if (!Array.isArray(rows)) return [];
    const picked = [rows[0], rows[rows.length >> 1], rows.at(-1)] as Record<string, unknown>[];
    return picked.flatMap((row) => {
      const id = row?.['id'] ?? row?.['uid'] ?? row?.['uuid'];
      return typeof id === 'string' ? [id] : [];
    });
  });
}

/** Paths that need related ids. */
const addresses: Partial<Record<CallId, (state: State) => string>> = {
  getUpdateState: ({ gateway_updates: [update] }) =>
    `/gateway-updates/updates/${update?.gateway_id}/${update?.module}/latest_state`,
  downloadTimeSeries: ({ devices }) => {
    const device = devices.find((row) => row.asset_id && row.sensors.some((one) => one.can_data_be_fetched));
    const sensor = device?.sensors.find((one) => one.can_data_be_fetched);
    return `/data/assets/download-time-series/${device?.asset_id}?sensor_uuid=${sensor?.sensor_uuid}&format=csv`;
  },
  getDeviceHelp: ({ device_helps: [help], devices }) => {
    const device = devices.find((row) => row.uuid === help?.device_id);
    return `/devices/help/${device?.uuid}/gateways/${device?.gateway_id}`;
  },
  getCloudDevice: ({ devices }) =>
    `/gateway-cloud/devices/${devices.find((row) => row.gateway_id === null)?.uuid}`,
};

describe('reading the hostile data', () => {
  let host: RunningHost;
  let root: TestCaller;
  beforeAll(async () => {
    host = await startTestHost({ data: 'hostile' });
    root = await host.signInAs('super');
  });
  afterAll(() => host.close());

  const reads = (Object.keys(callRules) as CallId[]).filter(
    (id) => callRules[id].method === 'GET' && id !== 'logout',
  );

  it.each(reads)('%s answers as the contract says [LIST-17]', async (id) => {
    const { path } = callRules[id];
    // Tries ids of every collection, since the kind of the path is unknown; an unknown id rules out its collection.
    const own = addresses[id]?.(host.store.state);
    const collections = own || !path.includes(':') ? [['']] : [['1'], ...someIds(host.store.state)];
    const statuses = new Set<number>();
    for (const ids of collections) {
      for (const one of ids) {
        const filled = own ?? path.replace(/:\w+/g, encodeURIComponent(one)) + queryOf(id);
        const { status } = await root('GET', filled, undefined, versionHeader(id));
        statuses.add(status);
        expect(host.loggedFailures.splice(0), filled).toEqual([]);
        if (status === 404) break;
      }
    }
    expect([...statuses].filter((status) => status < 300)).toEqual([200]);
  });

  it('people of the demo still come in [LOGIN-06]', async () => {
    const { status, body } = await (await host.signInAs('gestor'))('GET', '/users/current');
    expect(status).toBe(200);
    expect(isHostile(String(body['data']?.['username']))).toBe(true);
  });

  it('finds the story behind the texts', async () => {
    const { body } = await root('GET', '/search?q=residencial%20los%20almendros');
    expect(body['data']?.['projects']).not.toEqual([]);
  });

  it('the plain part serves them too', async () => {
    const { body } = await root('GET', '/plain/parking-chargers?_start=0&_end=50');
    expect(Array.isArray(body) && body.some((row: { alias: string }) => isHostile(row.alias))).toBe(true);
  });
});
