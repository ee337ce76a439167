import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AssetRow } from '../../../fixtures/rows/assets';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

const NOW = 1_795_168_800;
const HOUR = 3600;
const DAY = 86_400;

let host: RunningHost;
let desk: TestCaller;
let clock = NOW;
/** Seeded data before any test wrote to it. */
let story: string;
beforeAll(async () => {
  host = await startTestHost({ now: () => clock * 1000 });
  const { check_ins } = host.store.state;
  story = JSON.stringify({ check_ins });
  desk = await host.signInAs('recepcion');
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
  desk = await host.signInAs('recepcion');
}

const stays = () => host.store.state.check_ins;
const hotel = () => host.store.state.projects.find((row) => row.type === 'HOTEL')!;
/** Returns rooms whose lock reads cards and that have no future stays. */
function freeRooms(): AssetRow[] {
  return host.store.rows
    .list('assets', { project_id: hotel().id })
    .filter(
      (room) =>
        room.gateways.length > 0 &&
        !stays().some((row) => row.asset_ids.includes(room.id) && row.valid_until > NOW),
    );
}
const plan = (room: AssetRow, change: object = {}) => ({
  data: {
    attributes: {
      valid_from: NOW + DAY,
      valid_until: NOW + 3 * DAY,
      access_keys: { nfc: ['04a1b2c3d4', '04:FF:EE:DD:CC:BB:AA'], digital: [' marta@correo.example '] },
      allocations: [{ asset_id: room.id }],
      ...change,
    },
  },
});
const create = (room: AssetRow, change?: object) =>
  desk('POST', '/hotels/assets/check-in', plan(room, change));
const edit = (id: string, attributes: object) =>
  desk('PATCH', `/hotels/assets/check-in/${id}`, { data: { attributes } });
const errorsOf = (answer: Awaited<ReturnType<TestCaller>>) => expectRows(answer.body['errors']);
const decode = (text: unknown) => Buffer.from(String(text), 'base64').toString();

describe('checking in', () => {
  it('is listed with its keys from then on [HOTEL-20] [HOTEL-30] [HOTEL-32] [CALL-118]', async () => {
    const room = freeRooms()[0]!;
    const { status, body } = await create(room);
    expect(status).toBe(201);
    const stay = body['data']!;
    expect(stay).toMatchObject({
      is_digital: true,
      is_nfc: true,
      emails: ['marta@correo.example'],
      state: 'ACTIVE',
      assets: [{ alias: room.alias, asset_id: room.id }],
      created_at: NOW,
    });
    expect((stay['nfc_codes'] as unknown as string[]).map(decode)).toEqual([
      '1:04A1B2C3D4',
      '2:04FFEEDDCCBBAA',
    ]);
    const list = await desk('GET', `/hotels/assets/check-in/projects/${hotel().id}?nfc_code=04FFEEDD`);
    expect(list.body['data']).toEqual([stay]);
    await goTo(NOW + 4 * DAY);
    const later = await desk('GET', `/hotels/assets/check-in/projects/${hotel().id}?nfc_code=04FFEEDD`);
    expect(expectRows(later.body['data'])[0]).toMatchObject({ state: 'EXPIRED' });
  });

  it('takes keys as objects too, and either kind alone [CALL-118]', async () => {
    const [one, two] = freeRooms();
    const nfc = await create(one!, { access_keys: { nfc: [{ code: '04A1B2C3D4' }], digital: [] } });
    expect(nfc.body['data']).toMatchObject({ is_nfc: true, is_digital: false, url: null });
    const digital = await create(two!, { access_keys: { digital: [{ email: 'josé@señorío.example' }] } });
    expect(digital.body['data']).toMatchObject({ is_nfc: false, emails: ['josé@señorío.example'] });
  });

  it('refuses wrong cards with their own code [HOTEL-26] [AACC-29]', async () => {
    const room = freeRooms()[0]!;
    for (const code of ['04A1B2', '04A1B2C3D', 'XXA1B2C3D4', '0'.repeat(16), '04-A1-B2-C3']) {
      const answer = await create(room, { access_keys: { nfc: ['04A1B2C3D4', code] } });
      expect(answer.status, code).toBe(422);
      expect(errorsOf(answer)).toMatchObject([
        { code: 'card_format', source: { pointer: '/data/attributes/access_keys/nfc/1' } },
      ]);
    }
    const twice = await create(room, { access_keys: { nfc: ['04A1B2C3D4', '04:A1:B2:C3:D4'] } });
    expect(errorsOf(twice)[0]).toMatchObject({ code: 'repeated' });
  });

  it.each([
    ['no key at all', { access_keys: { nfc: [], digital: [] } }, '/data/attributes/access_keys'],
    ['a wrong email', { access_keys: { digital: ['a@b'] } }, '/data/attributes/access_keys/digital/0'],
    ['ten cards', { access_keys: { nfc: Array.from({ length: 10 }, (_, i) => `04A1B2C${i}D4`) } }, ''],
    ['an end before the start', { valid_until: NOW }, '/data/attributes/valid_until'],
    ['a start two days ago', { valid_from: NOW - 2 * DAY }, '/data/attributes/valid_from'],
    ['an end in the past', { valid_from: NOW - 9, valid_until: NOW - 1 }, '/data/attributes/valid_until'],
    ['no room', { allocations: [] }, '/data/attributes/allocations'],
    ['an unknown field', { guest: 'x' }, '/data/attributes/guest'],
  ])('refuses %s with 422 [HOTEL-13] [HOTEL-14] [HOTEL-16]', async (_what, change, pointer) => {
    const before = stays().length;
    const answer = await create(freeRooms()[0]!, change);
    expect(answer.status).toBe(422);
    if (pointer !== '') expect(errorsOf(answer)[0]).toMatchObject({ source: { pointer } });
    expect(stays().length).toBe(before);
  });

  it('answers 406 where no lock reads cards; digital keys are fine there [HOTEL-25]', async () => {
    const room = host.store.rows
      .list('assets', { project_id: hotel().id })
      .find(
        (row) =>
          row.gateways.length === 0 &&
          !stays().some((stay) => stay.asset_ids.includes(row.id) && stay.valid_until > NOW),
      )!;
    const answer = await create(room);
    expect(answer.status).toBe(406);
    expect(errorsOf(answer)[0]).toMatchObject({
      code: 'no_nfc_devices',
      detail: 'No hay dispositivos compatibles con tarjetas NFC',
    });
    expect((await create(room, { access_keys: { digital: ['a@b.example'] } })).status).toBe(201);
  });

  it('refuses foreign rooms, rooms of two buildings and people who may not [PERM-10]', async () => {
    const foreign = host.store.state.assets.find((row) => row.client_id !== hotel().client_id)!;
    expect((await create(foreign)).status).toBe(404);
    const other = host.store.state.assets.find(
      (row) => row.client_id === hotel().client_id && row.project_id !== hotel().id,
    )!;
    const room = freeRooms()[0]!;
    const both = await create(room, { allocations: [{ asset_id: room.id }, { asset_id: other.id }] });
    expect(both.status).toBe(422);
    const manager = await host.signInAs('gestor');
    expect((await manager('POST', '/hotels/assets/check-in', plan(room))).status).toBe(403);
  });
});

describe('something is already in use', () => {
  it('a room: 226 keeps nothing; force cancels the earlier stay [HOTEL-21] [HOTEL-22] [HOTEL-23]', async () => {
    const room = freeRooms()[0]!;
    const first = await create(room);
    const id = first.body['data']!.id as unknown as string;
    const before = JSON.stringify(stays());
    const again = await create(room, { access_keys: { digital: ['b@c.example'] }, force_save_mode: false });
    expect(again.status).toBe(226);
    expect(errorsOf(again)).toMatchObject([{ status: '226', code: 'room_in_use' }]);
    expect(JSON.stringify(stays())).toBe(before);
    const forced = await create(room, { access_keys: { digital: ['b@c.example'] }, force_save_mode: true });
    expect(forced.status).toBe(201);
    expect(stays().find((row) => row.id === id)?.state).toBe('REVOKED');
  });

  it('not when the stays only touch, or the earlier one was revoked [HOTEL-21]', async () => {
    const room = freeRooms()[0]!;
    await create(room);
    const next = await create(room, {
      valid_from: NOW + 3 * DAY,
      valid_until: NOW + 4 * DAY,
      access_keys: { digital: ['b@c.example'] },
    });
    expect(next.status).toBe(201);
    const id = String(next.body['data']!.id);
    expect((await desk('PUT', `/access/${id}/revoke`)).status).toBe(204);
    const third = await create(room, {
      valid_from: NOW + 3 * DAY,
      valid_until: NOW + 5 * DAY,
      access_keys: { digital: ['c@d.example'] },
    });
    expect(third.status).toBe(201);
  });

  it('a card: force takes it from the other room, which ends without keys [HOTEL-21]', async () => {
    const [one, two, three] = freeRooms();
    const keys = { access_keys: { nfc: ['04A1B2C3D4'] } };
    const first = await create(one!, keys);
    const second = await create(two!, { access_keys: { nfc: ['04A1B2C3D4', '04A1B2C3D5'] } });
    expect(errorsOf(second)).toMatchObject([{ code: 'card_in_use' }]);
    const both = { access_keys: { nfc: ['04A1B2C3D4', '04A1B2C3D5'] }, force_save_mode: true };
    expect((await create(two!, both)).status).toBe(201);
    expect(stays().find((row) => row.id === String(first.body['data']!.id))).toMatchObject({
      nfc: [],
      state: 'REVOKED',
    });
    await create(three!, { access_keys: { nfc: ['04A1B2C3D5'] }, force_save_mode: true });
    expect(stays().find((row) => row.asset_ids[0] === two!.id && row.valid_until > NOW)).toMatchObject({
      nfc: ['1:04A1B2C3D4'],
      state: 'ACTIVE',
    });
  });

  it('of many at once exactly one gets the room', async () => {
    const room = freeRooms()[0]!;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        create(room, { access_keys: { digital: [`guest${i}@correo.example`] } }),
      ),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(226)]).toEqual([1, 19]);
  });
});

describe('changing a stay', () => {
  const stayOf = async (change?: object) => {
    const { body } = await create(freeRooms()[0]!, change);
    return String(body['data']!.id);
  };

  it('moves it and gives it other keys [HOTEL-42] [CALL-121]', async () => {
    const id = await stayOf();
    const target = freeRooms()[0]!;
    const answer = await edit(id, {
      valid_from: NOW + 2 * DAY,
      valid_until: NOW + 5 * DAY,
      access_keys: { nfc: ['0011223344'], digital: [] },
      allocations: [{ asset_id: target.id }],
      force_save_mode: false,
    });
    expect(answer.status).toBe(200);
    expect(answer.body['data']).toMatchObject({
      id,
      is_digital: false,
      valid_from: NOW + 2 * DAY,
      assets: [{ asset_id: target.id }],
    });
    expect((await edit(id, {})).body['data']).toEqual(answer.body['data']);
  });

  it('does not move the start of a stay that runs; minutes are forms [HOTEL-41]', async () => {
    const id = await stayOf({ valid_from: NOW + 30 });
    await goTo(NOW + HOUR);
    const moved = await edit(id, { valid_from: NOW + 2 * HOUR });
    expect(moved.status).toBe(422);
    expect(errorsOf(moved)[0]).toMatchObject({ code: 'started' });
    const same = await edit(id, { valid_from: NOW, valid_until: NOW + 6 * DAY });
    expect(same.body['data']).toMatchObject({ valid_from: NOW + 30, valid_until: NOW + 6 * DAY });
  });

  it('answers 226 for a room or card in use, but not for its own [HOTEL-43]', async () => {
    const id = await stayOf();
    const other = freeRooms()[0]!;
    const second = await create(other, { access_keys: { nfc: ['0099887766'] } });
    expect((await edit(id, { valid_until: NOW + 4 * DAY })).status).toBe(200);
    expect((await edit(id, { allocations: [{ asset_id: other.id }] })).status).toBe(226);
    expect((await edit(id, { access_keys: { nfc: ['0099887766'] } })).status).toBe(226);
    const forced = await edit(id, { allocations: [{ asset_id: other.id }], force_save_mode: true });
    expect(forced.status).toBe(200);
    expect(stays().find((row) => row.id === String(second.body['data']!.id))?.state).toBe('REVOKED');
  });

  it('is refused when it is over, revoked or waiting, and elsewhere unknown [HOTEL-37] [HOTEL-38]', async () => {
    const id = await stayOf();
    const code = async () => errorsOf(await edit(id, { valid_until: NOW + 9 * DAY }))[0]!['code'];
    await goTo(NOW + 4 * DAY);
    expect(await code()).toBe('expired');
    await goTo(NOW);
    const row = stays().find((one) => one.id === id)!;
    row.state = 'PENDING';
    expect(await code()).toBe('revoked');
    row.state = 'REVOKED';
    expect(await code()).toBe('revoked');
    const admin = await host.signInAs('admin');
    expect((await admin('PATCH', `/hotels/assets/check-in/${id}`, { data: { attributes: {} } })).status).toBe(
      404,
    );
  });
});

describe('checking out', () => {
  it('ends the stay for good, once [HOTEL-45] [HOTEL-46] [CALL-122]', async () => {
    const { body } = await create(freeRooms()[0]!);
    const path = `/access/${String(body['data']!.id)}/revoke`;
    const gestor = await host.signInAs('gestor');
    expect((await gestor('PUT', path)).status).toBe(404);
    expect((await desk('PUT', path)).status).toBe(204);
    const list = await desk('GET', `/hotels/assets/check-in/projects/${hotel().id}?nfc_code=04FFEEDDCCBBAA`);
    expect(expectRows(list.body['data'])[0]).toMatchObject({ state: 'REVOKED' });
    const again = await desk('PUT', path);
    expect(again.status).toBe(409);
    expect(errorsOf(again)[0]).toMatchObject({ code: 'revoked' });
    await goTo(NOW + 4 * DAY);
    const over = await create(freeRooms()[0]!, { valid_from: clock, valid_until: clock + DAY });
    await goTo(clock + 2 * DAY);
    const late = await desk('PUT', `/access/${String(over.body['data']!.id)}/revoke`);
    expect(errorsOf(late)[0]).toMatchObject({ code: 'expired' });
  });
});

describe('the story of the hotels', () => {
  it('has arrivals and departures of today, a room with nine cards, and cards only where a lock reads them [HOTEL-11]', () => {
    const today = (ts: number) => Math.floor(ts / DAY) === Math.floor(NOW / DAY);
    const live = stays().filter((row) => row.state === 'ACTIVE');
    expect(live.filter((row) => today(row.valid_from)).length).toBeGreaterThan(5);
    expect(live.filter((row) => today(row.valid_until) && row.valid_until > NOW).length).toBeGreaterThan(0);
    expect(live.some((row) => row.nfc.length === 9 && row.valid_until > NOW)).toBe(true);
    for (const row of stays())
      if (row.nfc.length > 0)
        expect(host.store.rows.find('assets', { id: row.asset_ids[0]! })!.gateways.length).toBeGreaterThan(0);
  });
});
