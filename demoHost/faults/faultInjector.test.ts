import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceRow } from '../../fixtures/rows/devices';
import { expectRows, startTestHost } from '../testing/testHost';
import type { TestCaller, RunningHost } from '../testing/testHost';
import { faultSpecBody } from './faultSpec';

let host: RunningHost;
let root: TestCaller;

beforeAll(async () => {
  host = await startTestHost({ faults: true });
  root = await host.signInAs('super');
});
afterEach(async () => {
  await host.faults.clear();
  // Injected faults are not logged as host failures.
  expect(host.loggedFailures).toEqual([]);
});
afterAll(() => host.close());

/** Adds a fault. */
const on = (order: object) => host.faults.add(faultSpecBody.parse(order));
const list = (headers?: Record<string, string>) => root('GET', '/clients', undefined, headers);
const withFault = (fault: string) => list({ 'x-demo-fault': fault });
const names = () => host.store.state.clients.map((client) => client.name);
const rename = (name: string, headers?: Record<string, string>) => {
  const { id } = host.store.state.clients[0]!;
  return root('PATCH', `/clients/${id}`, { data: { id, name } }, headers);
};

describe('kinds', () => {
  it.each([400, 401, 403, 404, 406, 409, 410, 429, 500, 503])(
    '%i answers an error and does nothing',
    async (status) => {
      const answer = await rename('No debe quedar', { 'x-demo-fault': `${status}=Dicho%20as%C3%AD` });
      expect(answer.status).toBe(status);
      expect(answer.body['errors']).toMatchObject([
        { status: String(status), code: 'demo_fault', detail: 'Dicho así' },
      ]);
      expect(answer.headers.get('retry-after')).toBe(status === 429 ? '5' : null);
      expect(names()).not.toContain('No debe quedar');
      expect((await rename(`Con permiso ${status}`)).status).toBe(200);
    },
  );

  it('422 names fields', async () => {
    const answer = await withFault('422=/data/name;/data/email');
    expect(answer.status).toBe(422);
    expect(answer.body['errors']).toMatchObject([
      { source: { pointer: '/data/name' } },
      { source: { pointer: '/data/email' } },
    ]);
  });

  it('broken JSON, HTML and nothing come with 200', async () => {
    const raw = async (fault: string) => {
      const response = await fetch(`${host.url}/api/clients`, { headers: { 'x-demo-fault': fault } });
      return [response.status, response.headers.get('content-type'), await response.text()];
    };
    expect(await raw('broken')).toEqual([200, 'application/json; charset=utf-8', '{"data":[{"id":']);
    expect(await raw('html')).toEqual([200, 'text/html; charset=utf-8', expect.stringContaining('<h1>')]);
    expect(await raw('empty')).toEqual([200, 'application/json; charset=utf-8', '']);
  });

  it('a delay comes before the answer or before another fault', async () => {
    const began = performance.now();
    expect((await withFault('latency=30')).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(29);
    await on({ kind: '503' });
    const slow = await on({ kind: 'latency', value: '1' });
    expect((await list()).status).toBe(503);
    expect(host.faults.list().find(({ id }) => id === slow.id)?.hits).toBe(1);
  });

  it('no answer ever, while others are answered', async () => {
    const fault = await on({ kind: 'timeout', times: 1 });
    const leave = new AbortController();
    let settled = false;
    const pending = fetch(`${host.url}/api/clients`, { signal: leave.signal }).finally(() => {
      settled = true;
    });
    const gone = expect(pending).rejects.toThrow(/abort/i);
    await expect.poll(() => fault.hits).toBe(1);
    expect((await list()).status).toBe(200);
    expect(settled).toBe(false);
    leave.abort();
    await gone;
  });

  it('a lost answer: done once, but nobody is told', async () => {
    await list();
    await expect(rename('Hecho sin saberlo', { 'x-demo-fault': 'lost' })).rejects.toThrow(
      /terminated|failed/,
    );
    expect(names()).toContain('Hecho sin saberlo');
    const fault = await on({ kind: 'lost', call: 'updateClient' });
    await expect(rename('Otra vez')).rejects.toThrow(/terminated|failed/);
    expect(fault.hits).toBe(1);
    expect(names()).toContain('Otra vez');
  });

  it('an answer of the json-server part and one without content are lost too', async () => {
    await expect(
      root('GET', '/plain/parking-chargers', undefined, { 'x-demo-fault': 'lost' }),
    ).rejects.toThrow(/terminated|failed/);
    const user = host.store.state.users.find((row) => row.roles[0] === 'ROLE_USER')!;
    await expect(root('DELETE', `/users/${user.id}`, undefined, { 'x-demo-fault': 'lost' })).rejects.toThrow(
      /terminated|failed/,
    );
    expect(host.store.rows.find('users', { id: user.id })).toBeUndefined();
  });
});

describe('which requests', () => {
  it('one call, the json-server part, or all', async () => {
    await on({ kind: '500', call: 'listClients' });
    expect((await list()).status).toBe(500);
    expect((await root('GET', '/projects')).status).toBe(200);
    await host.faults.clear();
    await on({ kind: '500', call: 'plain' });
    expect((await list()).status).toBe(200);
    expect((await root('GET', '/plain/parking-chargers')).status).toBe(500);
    await host.faults.clear();
    await on({ kind: '503' });
    const all = [
      list(),
      root('GET', '/projects'),
      root('GET', '/plain/ev-sessions'),
      host.callAnonymously('GET', '/no'),
    ];
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect((await host.callAnonymously('GET', '/config.json')).status).toBe(200);
  });

  it('the next n requests of it, no more', async () => {
    await on({ kind: '409', call: 'listClients', times: 2 });
    await root('GET', '/projects');
    const statuses: number[] = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await list()).status);
    expect(statuses).toEqual([409, 409, 200]);
    expect(host.faults.list()).toEqual([]);
  });

  it('a share of them, the same ones in each run', async () => {
    const run = async () => {
      const other = await startTestHost({ faults: true, check: false });
      await other.faults.add(faultSpecBody.parse({ kind: '503', probability: 0.5 }));
      const statuses: number[] = [];
      for (let i = 0; i < 40; i += 1) statuses.push((await other.callAnonymously('GET', '/clients')).status);
      await other.close();
      return statuses;
    };
    const first = await run();
    expect(first).toEqual(await run());
    const met = first.filter((status) => status === 503).length;
    expect(met).toBeGreaterThan(8);
    expect(met).toBeLessThan(32);
  });

  it('a fault that ends a request leaves the later ones untouched', async () => {
    await on({ kind: '500', times: 1 });
    await on({ kind: '503', times: 1 });
    expect([(await list()).status, (await list()).status, (await list()).status]).toEqual([500, 503, 200]);
  });

  it('a header that is not understood is 400', async () => {
    const answer = await withFault('explode');
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toMatchObject([{ code: 'demo_fault' }]);
  });
});

describe('a device without connection', () => {
  const door = () =>
    host.store.state.devices.find((row) => row.lock_type !== null && row.connectivity === 'ONLINE')!;
  const shown = async ({ uuid, asset_id, gateway_id }: DeviceRow) => {
    const where = asset_id === null ? `gateway_id=${gateway_id}` : `asset_id=${asset_id}`;
    const answer = await root('GET', `/devices?page[size]=1000&${where}`);
    return expectRows(answer.body['data']).find((row) => row.id === uuid)?.['connectivity'];
  };

  it('is shown as such until the fault is switched off, by each of its names', async () => {
    const row = door();
    const opener = row.sensors.find((sensor) => sensor.access_sensor_id !== null)!.access_sensor_id!;
    for (const name of [row.uuid, row.device_id, opener]) {
      const fault = await on({ kind: 'offline', value: name });
      expect(fault.value).toBe(row.uuid);
      expect(await shown(row)).toBe('OFFLINE');
      await host.faults.remove(fault.id);
      expect(await shown(row)).toBe('ONLINE');
    }
  });

  it('stays so after a reset', async () => {
    const { uuid } = door();
    const now = () => host.store.state.devices.find((row) => row.uuid === uuid)?.connectivity;
    await on({ kind: 'offline', value: uuid });
    await host.reset();
    expect(now()).toBe('OFFLINE');
    await host.faults.clear();
    expect(now()).toBe('ONLINE');
  });

  it('an unknown one is 422', async () => {
    await expect(on({ kind: 'offline', value: 'no-such' })).rejects.toThrow('No existe este aparato.');
  });
});

it('a host without faults knows neither header nor panel', async () => {
  const plain = await startTestHost();
  const caller = await plain.signInAs('super');
  await plain.faults.add(faultSpecBody.parse({ kind: '503' }));
  expect((await caller('GET', '/clients', undefined, { 'x-demo-fault': '500' })).status).toBe(200);
  expect((await caller('GET', '/demo/faults')).status).toBe(404);
  expect((await caller('POST', '/demo/faults/reset', undefined, { 'x-demo-panel': '1' })).status).toBe(404);
  await plain.close();
});
