import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const NOW = 1_795_168_800;
const DAY = 86_400;
const state = () => host.store.state;
const projectOf = (type: string) => state().projects.find((row) => row.type === type)!;

describe('who opened the doors of an asset', () => {
  const asset = () =>
    state().assets.find(
      (row) => row.gateways.length > 0 && host.store.rows.list('users', { asset_ids: row.id }).length > 0,
    )!;
  const read = async (query: string) =>
    expectRows(
      (await root('GET', `/data/assets/time-series/${asset().id}/access-control${query}`)).body['data'],
    );

  it('is told for the range, newest first, the same each time [EVENT-08] [EVENT-09]', async () => {
    const rows = await read(`?from=${NOW - 30 * DAY}&until=${NOW - 2 * DAY}`);
    expect(rows.length).toBeGreaterThan(15);
    const times = rows.map((row) => Number(row['ts']));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(NOW - 30 * DAY);
    expect(Math.max(...times)).toBeLessThanOrEqual(NOW - 2 * DAY);
    expect(await read(`?from=${NOW - 30 * DAY}&until=${NOW - 2 * DAY}`)).toEqual(rows);
    expect(new Set(rows.map((row) => row['lock_type']))).toEqual(new Set(['HOME_DOOR', 'BUILDING_DOOR']));
    expect(rows.some((row) => row['user_id'] === null)).toBe(true);
  });

  it('is the last week unless said otherwise, never the future, at most a year [EVENT-02]', async () => {
    const week = await read('');
    expect(week).toEqual(await read(`?from=${NOW - 7 * DAY}&until=${NOW + 9 * DAY}`));
    expect((await root('GET', `/data/assets/time-series/${asset().id}/access-control?from=0`)).status).toBe(
      400,
    );
    expect(
      (await root('GET', `/data/assets/time-series/${asset().id}/access-control?from=ayer`)).status,
    ).toBe(400);
  });

  it('is empty without a lock', async () => {
    const bare = state().assets.find((row) => row.gateways.length === 0)!;
    expect((await root('GET', `/data/assets/time-series/${bare.id}/access-control`)).body['data']).toEqual(
      [],
    );
  });
});

describe('the log of a project', () => {
  it('pages over the last year, with version 2 [OFFICE-02] [OFFICE-03] [LIST-15]', async () => {
    const path = `/data/projects/time-series/${projectOf('OFFICE').id}/access-control`;
    expect((await root('GET', path)).status).toBe(406);
    const two = { 'accept-version': '2' };
    const first = await root('GET', `${path}?page[size]=75`, undefined, two);
    const second = await root('GET', `${path}?page[number]=2&page[size]=75`, undefined, two);
    expect(second.body['meta']).toMatchObject({
      current_page: 2,
      from: NOW - (NOW % DAY) - 364 * DAY,
      until: NOW,
      page_size: 75,
    });
    const [last] = expectRows(first.body['data']).slice(-1);
    const [next] = expectRows(second.body['data']);
    expect(Number(last!['ts'])).toBeGreaterThanOrEqual(Number(next!['ts']));
    expect(Object.keys(next!).sort()).toEqual([
      'action',
      'lock_type',
      'name',
      'room',
      'ts',
      'usage_source',
      'user_agent',
      'user_email',
      'user_id',
      'username',
    ]);
  });
});

describe('invitations to an asset', () => {
  it('page by eight and have every status [AACC-38] [AACC-40] [AACC-44] [AACC-45]', async () => {
    const counts = new Map<string, number>();
    for (const row of state().asset_invitations)
      counts.set(row.assets[0]!.asset_id, (counts.get(row.assets[0]!.asset_id) ?? 0) + 1);
    const [id] = [...counts].sort((a, b) => b[1] - a[1])[0]!;
    const { body } = await root('GET', `/access/asset/${id}/all?page[number]=2&page[size]=8`);
    expect(body['meta']).toMatchObject({ all_results: counts.get(id), page_size: 8 });
    expect(body['links']?.['prev']).toContain('page%5Bnumber%5D=1');
    const seen = new Set<unknown>();
    let plain = 0;
    for (const asset of [...counts.keys()].slice(0, 60)) {
      for (const row of expectRows((await root('GET', `/access/asset/${asset}/all`)).body['data'])) {
        seen.add(row['status']);
        plain += 'is_new_invitation' in row ? 0 : 1;
        expect(row['status'] === 'REVOKED').toBe(row['revoked_at'] !== null);
        expect(expectRows(row['assets'])[0]).toMatchObject({ asset_id: asset });
      }
    }
    expect(seen).toEqual(new Set(['ACTIVE', 'EXPIRED', 'REVOKED', 'PENDING']));
    expect(plain).toBeGreaterThan(0);
  });
});

describe('stays in a hotel', () => {
  const read = async (query: string) => {
    const answer = await root('GET', `/hotels/assets/check-in/projects/${projectOf('HOTEL').id}${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const decode = (text: unknown) => Buffer.from(String(text), 'base64').toString();

  it('page with totalPages, in every state [HOTEL-29] [HOTEL-35] [LIST-08]', async () => {
    const body = await read('?page[size]=1000');
    expect(Object.keys(body['meta'] ?? {})).toContain('totalPages');
    const rows = expectRows(body['data']);
    expect(new Set(rows.map((row) => row['state']))).toEqual(
      new Set(['ACTIVE', 'EXPIRED', 'REVOKED', 'PENDING']),
    );
    for (const row of rows) {
      expect(row['is_digital']).toBe((row['emails'] as string[]).length > 0);
      expect(row['url'] !== null).toBe(row['is_digital']);
      if (row['state'] === 'EXPIRED') expect(Number(row['valid_until'])).toBeLessThan(NOW);
    }
  });

  it('carry their cards as base64 of two parts, one of them misread [HOTEL-32] [HOTEL-33]', async () => {
    const codes = expectRows((await read('?page[size]=1000'))['data']).flatMap(
      (row) => row['nfc_codes'] as string[],
    );
    const parts = codes.map((code) => decode(code).split(':'));
    expect(parts.filter((two) => two.length !== 2)).toHaveLength(1);
    for (const [, code] of parts.filter((two) => two.length === 2))
      expect(code).toMatch(/^(?:[0-9A-F]{2}){4,7}$/);
  });

  it('are found by a part of a card, with colons or without [HOTEL-50] [CALL-120]', async () => {
    const row = state().check_ins.find(
      (one) => one.project_id === projectOf('HOTEL').id && one.nfc.length > 1,
    )!;
    const code = row.nfc[1]!.split(':')[1]!;
    const paired = code.toLowerCase().match(/../g)!.join(':');
    for (const text of [code, paired]) {
      const found = expectRows((await read(`?nfc_code=${encodeURIComponent(text)}`))['data']);
      expect(found.map((one) => one.id)).toEqual([row.id]);
    }
    expect((await read('?nfc_code=FFFFFFFFFFFF'))['data']).toEqual([]);
  });

  it('are for those who may list check-ins [SHELL-36] [PERM-10]', async () => {
    const hotel = projectOf('HOTEL').id;
    const reception = await host.signInAs('recepcion');
    expect((await reception('GET', `/hotels/assets/check-in/projects/${hotel}`)).status).toBe(200);
    const manager = await host.signInAs('gestor');
    expect((await manager('GET', `/hotels/assets/check-in/projects/${hotel}`)).status).toBe(403);
    const admin = await host.signInAs('admin');
    expect((await admin('GET', `/hotels/assets/check-in/projects/${hotel}`)).status).toBe(404);
    expect((await admin('GET', `/access/qr/project/${projectOf('OFFICE').id}`)).status).toBe(404);
  });
});

describe('visitors of an office', () => {
  it('are filtered by a comma list of statuses [OFFICE-18] [OFFICE-19] [OFFICE-21]', async () => {
    const path = `/access/qr/project/${projectOf('OFFICE').id}`;
    const read = async (query: string) =>
      expectRows((await root('GET', `${path}?page[size]=1000${query}`)).body['data']);
    const all = await read('');
    expect(new Set(all.map((row) => row['status']))).toEqual(
      new Set(['PENDING', 'ACTIVE', 'REVOKED', 'EXPIRED']),
    );
    const two = await read('&status=PENDING,ACTIVE');
    expect(new Set(two.map((row) => row['status']))).toEqual(new Set(['PENDING', 'ACTIVE']));
    expect(two.length + (await read('&status=REVOKED,EXPIRED')).length).toBe(all.length);
    expect((await root('GET', `${path}?status=LOST`)).status).toBe(400);
  });
});
