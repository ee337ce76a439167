import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AssetRow } from '../../../fixtures/rows/assets';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

const NOW = 1_795_168_800;
const HOUR = 3600;
const DAY = 86_400;

let host: RunningHost;
let root: TestCaller;
let manager: TestCaller;
let clock = NOW;
/** Seeded data before any test wrote to it. */
let story: string;
beforeAll(async () => {
  host = await startTestHost({ now: () => clock * 1000 });
  const { asset_invitations, external_invitations } = host.store.state;
  story = JSON.stringify({ asset_invitations, external_invitations });
  root = await host.signInAs('super');
  manager = await host.signInAs('gestor');
});
afterAll(() => host.close());
beforeEach(async () => {
  await goTo(NOW);
  Object.assign(host.store.state, JSON.parse(story));
});

/** Sets the clock and signs in again, since a session lasts half a day. */
async function goTo(time: number): Promise<void> {
  if (time === clock) return;
  clock = time;
  root = await host.signInAs('super');
  manager = await host.signInAs('gestor');
}

const state = () => host.store.state;
/** Company of the manager and of `admin`. */
const company = () => state().projects[0]!.client_id;
const home = () =>
  state().assets.find(
    (row) => row.client_id === company() && row.type === 'HOME' && row.gateways.length > 0,
  )!;
const lockOf = (asset: AssetRow) => {
  const device = host.store.rows
    .list('devices', { asset_id: asset.id })
    .find((row) => row.lock_type !== null)!;
  const sensor = device.sensors.find((one) => one.access_sensor_id !== null)!;
  return {
    type: device.device_type,
    label: `${device.name} · ${device.room}`,
    deviceId: device.device_id,
    sensorId: sensor.sensor_id,
    gatewayId: device.gateway_id,
  };
};
const invitation = (asset: AssetRow, change: object = {}) => ({
  data: {
    attributes: {
      alias: ' Técnico ',
      validFrom: NOW,
      validUntil: NOW + 4 * HOUR,
      type: 'home',
      assets: [{ assetId: asset.id, devices: [lockOf(asset)] }],
      ...change,
    },
  },
});
const invite = (change?: object, as = manager) => as('POST', '/access/create', invitation(home(), change));
const listed = async (asset: AssetRow, as = root) =>
  expectRows((await as('GET', `/access/asset/${asset.id}/all?page[size]=1000`)).body['data']);
const codeOf = (answer: Awaited<ReturnType<TestCaller>>) => answer.body['errors']?.[0]?.['code'];

describe('inviting to an asset', () => {
  it('answers alias and link; the list has it with its door [AACC-45] [AACC-52] [CALL-114]', async () => {
    const answer = await invite();
    expect(answer.status).toBe(201);
    expect(answer.body['data']).toEqual({
      alias: 'Técnico',
      url: expect.stringMatching(/^https:\/\/accesos\.example\/i\/inv-/) as string,
    });
    const [row] = await listed(home());
    const lock = lockOf(home());
    expect(row).toMatchObject({
      alias: 'Técnico',
      url: answer.body['data']!['url'],
      status: 'ACTIVE',
      is_new_invitation: true,
      created_by: 'gestor@demo.example',
      created_at: NOW,
      assets: [{ asset_id: home().id, devices: [{ device_id: lock.deviceId, label: lock.label }] }],
    });
    await goTo(NOW + 5 * HOUR);
    expect((await listed(home()))[0]).toMatchObject({ status: 'EXPIRED' });
  });

  it.each([
    ['no alias', { alias: '  ' }, '/data/attributes/alias'],
    ['another type', { type: 'hotel' }, '/data/attributes/type'],
    ['a start two days ago', { validFrom: NOW - 2 * DAY }, '/data/attributes/validFrom'],
    ['an end before the start', { validUntil: NOW }, '/data/attributes/validUntil'],
    ['no asset', { assets: [] }, '/data/attributes/assets'],
    ['an unknown field', { uid: 'x' }, '/data/attributes/uid'],
  ])('refuses %s with 422 [AACC-49] [AACC-50] [AACC-51]', async (_what, change, pointer) => {
    const answer = await invite(change);
    expect(answer.status).toBe(422);
    expect(answer.body['errors']?.[0]?.['source']).toEqual({ pointer });
  });

  it('refuses what opens no door of the asset [AACC-50]', async () => {
    const lock = lockOf(home());
    for (const change of [{ sensorId: 'battery_level_5' }, { deviceId: 'lock-x' }, { gatewayId: 'GX' }]) {
      const answer = await invite({ assets: [{ assetId: home().id, devices: [{ ...lock, ...change }] }] });
      expect(answer.status).toBe(422);
      expect(answer.body['errors']?.[0]?.['source']).toEqual({
        pointer: '/data/attributes/assets/0/devices/0',
      });
    }
  });

  it('is not for foreign assets, nor for readers [PERM-10]', async () => {
    const foreign = state().assets.find((row) => row.client_id !== company() && row.gateways.length > 0)!;
    expect((await manager('POST', '/access/create', invitation(foreign))).status).toBe(404);
    expect((await invite({}, await host.signInAs('lectura'))).status).toBe(403);
  });

  it('of homes is neither listed nor made by assets-manager administrators [AACC-10]', async () => {
    const admin = await host.signInAs('admin');
    const made = await invite({}, admin);
    expect([made.status, codeOf(made)]).toEqual([403, 'home_invitations']);
    expect((await admin('GET', `/access/asset/${home().id}/all`)).status).toBe(403);
    const rented = state().assets.find(
      (row) => row.client_id === company() && row.type === 'RENT' && row.gateways.length > 0,
    )!;
    expect((await admin('POST', '/access/create', invitation(rented))).status).toBe(201);
  });
});

describe('taking an invitation back', () => {
  it('new-style ones by PUT, old-style ones by DELETE, each once [AACC-41..AACC-44] [CALL-112] [CALL-113]', async () => {
    await invite();
    const asset = home();
    state().asset_invitations.push({
      ...state().asset_invitations.at(-1)!,
      uid: 'inv-old',
      is_new_invitation: false,
    });
    const { uid } = state().asset_invitations.find((row) => row.alias === 'Técnico')!;
    expect((await manager('DELETE', `/assets/anonymous-access/${uid}`)).status).toBe(404);
    expect((await manager('PUT', '/access/inv-old/revoke')).status).toBe(404);
    expect((await manager('PUT', `/access/${uid}/revoke`)).status).toBe(204);
    expect((await manager('DELETE', '/assets/anonymous-access/inv-old')).status).toBe(204);
    const mine = (await listed(asset)).filter((row) => row['alias'] === 'Técnico');
    expect(mine.map((row) => [row['status'], row['revoked_at']])).toEqual([
      ['REVOKED', NOW],
      ['REVOKED', NOW],
    ]);
    expect(codeOf(await manager('PUT', `/access/${uid}/revoke`))).toBe('revoked');
    expect(codeOf(await manager('DELETE', '/assets/anonymous-access/inv-old'))).toBe('revoked');
  });

  it('not when it is over, and not in other companies [AACC-41]', async () => {
    await invite();
    const { uid } = state().asset_invitations.at(-1)!;
    await goTo(NOW + DAY);
    expect(codeOf(await manager('PUT', `/access/${uid}/revoke`))).toBe('expired');
    await goTo(NOW);
    const desk = await host.signInAs('recepcion');
    expect((await desk('PUT', `/access/${uid}/revoke`)).status).toBe(404);
  });
});

describe('visitors of an office', () => {
  const office = () => state().projects.find((row) => row.type === 'OFFICE')!;
  const visits = async (query: string) =>
    expectRows((await root('GET', `/access/qr/project/${office().id}?page[size]=1000${query}`)).body['data']);
  const validate = (uid: unknown) => root('POST', `/access/qr/${String(uid)}/validate`);

  it('some are expected today, in every state [OFFICE-21]', async () => {
    const today = (await visits('')).filter(
      (row) => Math.floor(Number(row['valid_until']) / DAY) === Math.floor(NOW / DAY),
    );
    expect(new Set(today.map((row) => row['status']))).toEqual(
      new Set(['PENDING', 'ACTIVE', 'REVOKED', 'EXPIRED']),
    );
  });

  it('are let in once [OFFICE-22] [OFFICE-25] [CALL-128]', async () => {
    const [waiting] = await visits('&status=PENDING');
    const answer = await validate(waiting!.id);
    expect(answer.status).toBe(200);
    expect(answer.body['data']).toEqual({ ...waiting, status: 'ACTIVE' });
    expect((await visits('&status=ACTIVE')).map((row) => row.id)).toContain(waiting!.id);
    const again = await validate(waiting!.id);
    expect([again.status, codeOf(again)]).toEqual([409, 'validated']);
  });

  it('not when the visit is over (410) or revoked [OFFICE-24] [OFFICE-26]', async () => {
    const [waiting] = await visits('&status=PENDING');
    const { uid } = waiting!;
    await goTo(Number(waiting!['valid_until']) + 1);
    const late = await validate(uid);
    expect([late.status, codeOf(late)]).toEqual([410, 'expired']);
    expect((await visits('&status=EXPIRED')).map((row) => row.id)).toContain(uid);
    await goTo(NOW);
    expect((await root('PUT', `/access/${String(uid)}/revoke`)).status).toBe(204);
    expect(codeOf(await validate(uid))).toBe('revoked');
    expect(codeOf(await root('PUT', `/access/${String(uid)}/revoke`))).toBe('revoked');
  });

  it('belong to the company of the office [PERM-10] [OFFICE-30]', async () => {
    const [waiting] = await visits('&status=PENDING');
    expect((await manager('POST', `/access/qr/${waiting!.id}/validate`)).status).toBe(404);
    expect((await manager('PUT', `/access/${waiting!.id}/revoke`)).status).toBe(404);
  });
});
