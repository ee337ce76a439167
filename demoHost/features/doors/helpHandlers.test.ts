import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const helped = (id: string) => host.store.state.device_helps.some((row) => row.device_id === id);
const door = () =>
  host.store.state.devices.find(
    (row) => row.lock_type !== null && row.gateway_id !== null && !helped(row.uuid),
  )!;
const own = () => host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];

describe('instructions for a device', () => {
  it('are set, read, changed and removed [AACC-79] [AACC-88] [AACC-89] [AACC-90] [AACC-91]', async () => {
    const { device_id, gateway_id } = door();
    const path = `/devices/help/${device_id}/gateways/${gateway_id}`;
    const attributes = {
      title: ' Cómo abrir ',
      description: 'Gire la llave.',
      device_id,
      gateway_uid: gateway_id,
    };
    expect((await root('GET', path)).status).toBe(404);
    expect((await root('PATCH', '/devices/help', { data: { attributes } })).status).toBe(404);
    expect((await root('POST', '/devices/help', { data: { attributes } })).status).toBe(201);
    expect((await root('GET', path)).body).toEqual({ data: { ...attributes, title: 'Cómo abrir' } });
    const twice = await root('POST', '/devices/help', { data: { attributes } });
    expect([twice.status, twice.body['errors']?.[0]?.['code']]).toEqual([409, 'help_exists']);
    const changed = { ...attributes, title: 'x'.repeat(44), description: 'y'.repeat(150) };
    expect((await root('PATCH', '/devices/help', { data: { attributes: changed } })).status).toBe(200);
    expect((await root('GET', path)).body).toEqual({ data: changed });
    expect((await root('DELETE', path)).status).toBe(204);
    expect((await root('DELETE', path)).status).toBe(404);
    expect((await root('GET', path)).status).toBe(404);
  });

  it.each([
    ['/data/attributes/title', { title: 'x'.repeat(45) }],
    ['/data/attributes/title', { title: '  ' }],
    ['/data/attributes/description', { description: 'x'.repeat(151) }],
    ['/data/attributes/color', { color: 'red' }],
  ])('are 422 at %s [AACC-84] [AACC-85]', async (pointer, change) => {
    const { device_id, gateway_id } = door();
    const attributes = { title: 'T', description: 'D', device_id, gateway_uid: gateway_id, ...change };
    const answer = await root('POST', '/devices/help', { data: { attributes } });
    expect([answer.status, answer.body['errors']?.[0]?.['source']]).toEqual([422, { pointer }]);
  });

  it('exist for some doors from the start, and for none of another company [AACC-79] [PERM-10]', async () => {
    const { devices, device_helps } = host.store.state;
    const withHelp = devices.filter((row) => helped(row.uuid));
    expect(withHelp).toHaveLength(device_helps.length);
    expect(device_helps.every((row) => row.title.length <= 44 && row.description.length <= 150)).toBe(true);
    const admin = await host.signInAs('admin');
    const pathOf = (mine: boolean) => {
      const row = withHelp.find((one) => (one.client_id === own()) === mine)!;
      return `/devices/help/${row.device_id}/gateways/${row.gateway_id}`;
    };
    expect((await admin('GET', pathOf(true))).status).toBe(200);
    expect((await admin('GET', pathOf(false))).status).toBe(404);
    expect((await admin('DELETE', pathOf(false))).status).toBe(404);
    expect((await (await host.signInAs('lectura'))('DELETE', pathOf(false))).status).toBe(403);
  });
});
