import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

const NOW = 1_795_168_800;
const DAY = 86_400;

let host: RunningHost;
let root: TestCaller;
let clock = NOW;
/** Seeded data before any test wrote to it. */
let story: string;
beforeAll(async () => {
  host = await startTestHost({ now: () => clock * 1000 });
  const { qr_accesses } = host.store.state;
  story = JSON.stringify({ qr_accesses });
  root = await host.signInAs('super');
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
}

const withLock = () => host.store.state.assets.find((row) => row.gateways.length > 0)!;
const body = (change: object = {}) => ({
  data: {
    attributes: {
      qr_code: ' CLIENTE 42 ',
      valid_from: NOW,
      valid_until: NOW + 2 * DAY,
      allocations: [{ asset_id: withLock().id }],
      ...change,
    },
  },
});
const relate = (change?: object, as = root) => as('POST', '/qr/relate/assets', body(change));
const list = async (id: string, query = '') =>
  (await root('GET', `/qr/access/assets/${id}/list${query}`)).body;
const codeOf = (answer: Awaited<ReturnType<TestCaller>>) => answer.body['errors']?.[0]?.['code'];

describe('a QR code of the guest', () => {
  it('opens the asset from then on, until it is over [AACC-60] [AACC-62] [AACC-72] [CALL-134]', async () => {
    const answer = await relate();
    expect(answer.status).toBe(201);
    expect(answer.body['data']).toMatchObject({
      qr: 'CLIENTE 42',
      status: 'SHOWN',
      is_shown: true,
      created_by: 'super@demo.example',
    });
    const image = Buffer.from(String(answer.body['data']!['qr_base_64']), 'base64');
    expect(image.subarray(0, 3).toString()).toBe('GIF');
    const found = await list(withLock().id, '?search=cliente');
    expect(found['data']).toEqual([answer.body['data']]);
    await goTo(NOW + 3 * DAY);
    expect(expectRows((await list(withLock().id, '?search=cliente'))['data'])[0]).toMatchObject({
      status: 'EXPIRED',
      is_shown: false,
    });
  });

  it('is refused twice in the same days, not afterwards [AACC-72]', async () => {
    await relate();
    const again = await relate({ qr_code: 'CLIENTE 42' });
    expect([again.status, codeOf(again)]).toEqual([409, 'qr_in_use']);
    expect((await relate({ valid_from: NOW + 2 * DAY, valid_until: NOW + 3 * DAY })).status).toBe(201);
  });

  it('needs a reader: 406 [AACC-77] [AACC-78]', async () => {
    const without = host.store.state.assets.find((row) =>
      host.store.rows.list('devices', { asset_id: row.id }).every((device) => device.lock_type === null),
    )!;
    const answer = await relate({ allocations: [{ asset_id: without.id }] });
    expect([answer.status, codeOf(answer)]).toEqual([406, 'no_reader']);
  });

  it.each([
    ['no text', { qr_code: '  ' }],
    ['a text that no code holds', { qr_code: 'x'.repeat(701) }],
    ['an end before the start', { valid_until: NOW - 1 }],
    ['no asset', { allocations: [] }],
    ['the same asset twice', { allocations: [{ asset_id: 'SAME' }, { asset_id: 'SAME' }] }],
    ['an unknown field', { is_shown: true }],
  ])('refuses %s with 422 [AACC-67] [AACC-69]', async (_what, change) => {
    const id = withLock().id;
    const answer = await root(
      'POST',
      '/qr/relate/assets',
      JSON.stringify(body(change)).replaceAll('SAME', id),
    );
    expect(answer.status).toBe(422);
  });

  it('draws any text of 700 signs', async () => {
    const answer = await relate({ qr_code: '漢'.repeat(700) });
    expect(answer.body['data']?.['qr_base_64']).toMatch(/^R0lG/);
  });

  it('asks for its own permissions, and for assets in scope [AACC-56] [PERM-10]', async () => {
    const manager = await host.signInAs('gestor');
    expect((await relate({}, manager)).status).toBe(403);
    const foreign = host.store.state.qr_accesses.find(
      (row) =>
        host.store.rows.find('assets', { id: row.asset_ids[0]! })!.client_id !==
        host.store.state.projects[0]!.client_id,
    )!;
    const admin = await host.signInAs('admin');
    expect((await relate({ allocations: [{ asset_id: foreign.asset_ids[0] }] }, admin)).status).toBe(404);
    expect((await admin('GET', `/qr/access/assets/${foreign.asset_ids[0]!}/list`)).status).toBe(404);
    expect((await admin('PUT', `/qr/access/${foreign.uid}/revoke`)).status).toBe(404);
  });
});

describe('the list of QR accesses', () => {
  it('pages, and has every state [AACC-59] [AACC-61]', async () => {
    const id = host.store.state.qr_accesses[0]!.asset_ids[0]!;
    const page = await list(id, '?page[number]=2&page[size]=50');
    expect(page['meta']).toMatchObject({ total_pages: 2, page_size: 50 });
    const all = expectRows((await list(id, '?page[size]=1000'))['data']);
    expect(new Set(all.map((row) => row['status']))).toEqual(
      new Set(['SHOWN', 'ACTIVE', 'REVOKED', 'EXPIRED']),
    );
    for (const row of all) expect(row['is_shown']).toBe(row['status'] === 'SHOWN');
  });

  it('takes one back, once [AACC-64] [AACC-65] [AACC-73] [CALL-136]', async () => {
    const { body: made } = await relate();
    const path = `/qr/access/${String(made['data']!['uid'])}/revoke`;
    expect((await root('PUT', path)).status).toBe(204);
    const again = await root('PUT', path);
    expect([again.status, codeOf(again)]).toEqual([409, 'revoked']);
    expect((await relate()).status).toBe(201);
  });

  it('is filled for the ten assets that the demo config names [AACC-57] [AACC-58] [HOTEL-12]', () => {
    const config = JSON.parse(readFileSync('public/config.json', 'utf8')) as {
      ids: Record<string, string[]>;
    };
    const filled = new Set(host.store.state.qr_accesses.flatMap((row) => row.asset_ids));
    expect(config.ids['qrAccessAssets']).toHaveLength(10);
    expect(new Set(config.ids['qrAccessAssets'])).toEqual(filled);
    const [suite] = config.ids['nineCardRooms'] ?? [];
    const nine = host.store.state.check_ins.find((row) => row.nfc.length === 9);
    expect(nine?.asset_ids).toEqual([suite]);
  });
});
