import { csvParse } from 'd3-dsv';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logAccess, projectLog } from './projectLog';
import { seedState } from '../../../fixtures/seeds/index';
import { MemoryDatabase } from '../../store/memory/memoryDatabase';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

const NOW = 1_795_168_800;
const DAY = 86_400;

describe('the log of a project', () => {
  let host: RunningHost;
  let root: TestCaller;
  beforeAll(async () => {
    host = await startTestHost();
  });
  beforeEach(async () => {
    await host.reset();
    root = await host.signInAs('super');
  });
  afterAll(() => host.close());

  const office = () => host.store.state.projects.find((row) => row.type === 'OFFICE')!;
  const path = () => `/data/projects/time-series/${office().id}/access-control`;
  const page = async (query: string) => {
    const answer = await root('GET', `${path()}?${query}`, undefined, { 'accept-version': '2' });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const file = (query: string, version = '1') =>
    root('GET', `${path()}?${query}`, undefined, { 'accept-version': version });
  const door = () => host.store.state.devices.find((row) => row.project_id === office().id && row.lock_type)!;

  const logOf = (range?: { from: number; until: number }) =>
    host.store.transaction('read', (store) => projectLog(store, office().id, NOW, range));
  const open = (opening: Parameters<typeof logAccess>[1]) =>
    host.store.transaction('write', (store) => logAccess(store, opening));

  it('cut into pages is the same as whole [OFFICE-03] [CALL-123]', async () => {
    const log = await logOf();
    const week = await logOf({ from: NOW - 7 * DAY, until: NOW });
    expect(week.length).toBeGreaterThan(500);
    const whole = await log.slice(0, week.length);
    expect(whole).toEqual(await week.slice(0, week.length));
    const times = whole.map((entry) => entry.ts);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    for (const at of [0, 49, 50, 333]) expect(await log.slice(at, at + 50)).toEqual(whole.slice(at, at + 50));
    expect(await log.slice(log.length - 3, log.length + 50)).toHaveLength(3);
  });

  it('comes from several people and sources [OFFICE-02]', async () => {
    const entries = await (await logOf()).slice(0, 1000);
    expect(new Set(entries.map((entry) => entry.user_id)).size).toBeGreaterThan(5);
    expect(new Set(entries.map((entry) => entry.usage_source))).toEqual(
      new Set(['app', 'pin', 'nfc', 'invitation']),
    );
  });

  it('has what is opened while the host runs on top [OFFICE-02]', async () => {
    const before = await page('page[size]=1');
    const user = host.store.state.users[0]!;
    const { device_id, name, room } = door();
    await open({
      project_id: office().id,
      asset_id: null,
      device_id,
      user,
      action: 'open',
      openedAt: NOW,
    });
    const after = await page('page[size]=1');
    expect(after['data']?.[0]).toMatchObject({
      ts: NOW,
      action: 'open',
      usage_source: 'web',
      name,
      room,
      username: user.username,
      user_id: user.id,
    });
    expect(Number(after['meta']?.['all_results'])).toBe(Number(before['meta']?.['all_results']) + 1);
  });

  it('tells an opening among the events of its asset too [EVENT-08] [CALL-073]', async () => {
    const lock = host.store.state.devices.find((row) => row.asset_id !== null && row.lock_type !== null)!;
    await open({ ...lock, device_id: lock.uuid, user: null, action: 'open', openedAt: NOW - 5 });
    const { body } = await root('GET', `/data/assets/time-series/${lock.asset_id!}/access-control`);
    expect(expectRows(body['data'])).toContainEqual(
      expect.objectContaining({ ts: NOW - 5, usage_source: 'web', user_id: null, lock_type: lock.lock_type }),
    );
  });

  it('is a file with version 1, of the days asked for [OFFICE-06] [CALL-124]', async () => {
    const from = NOW - 3 * DAY;
    const answer = await file(`format=csv&from=${from}&until=${NOW + DAY}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const rows = csvParse(answer.text);
    expect(rows).toHaveLength((await logOf({ from, until: NOW })).length);
    const times = rows.map((row) => Number(row['ts']));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(from);
    expect(Math.max(...times)).toBeLessThanOrEqual(NOW);
    expect(rows[0]).toMatchObject({ date: new Date(Number(rows[0]!['ts']) * 1000).toISOString() });
  });

  it('wants both ends in order, and the version of each form [OFFICE-07] [OFFICE-08] [LIST-15]', async () => {
    for (const query of [
      'format=csv',
      `format=csv&from=${NOW}`,
      `format=csv&from=${NOW}&until=${NOW - 1}`,
      `format=csv&from=${NOW - 1}&until=${NOW}&page[size]=5`,
      `format=csv&from=ayer&until=${NOW}`,
    ])
      expect((await file(query)).status, query).toBe(400);
    expect((await file(`format=xml&from=1&until=${NOW}`, '2')).status).toBe(400);
    expect((await file(`format=csv&from=1&until=${NOW}`, '2')).status).toBe(406);
    expect((await file(`from=1&until=${NOW}`, '2')).status).toBe(400);
  });

  it('keeps to the company and the permission [PERM-10]', async () => {
    const query = `format=csv&from=${NOW - 1}&until=${NOW}`;
    expect((await (await host.signInAs('gestor'))('GET', `${path()}?${query}`)).status).toBe(404);
    expect((await (await host.signInAs('lectura'))('GET', `${path()}?${query}`)).status).toBe(403);
  });
});

describe('the log of the big data set', () => {
  it('reaches a million entries in one project, none of them kept [OFFICE-03]', async () => {
    const database = new MemoryDatabase(seedState('big', NOW * 1000));
    const offices = database.state.projects.filter((row) => row.type === 'OFFICE');
    const [log, ...logs] = await database.transaction('read', (store) =>
      Promise.all(offices.map((row) => projectLog(store, row.id, NOW))),
    );
    expect(Math.max(log!.length, ...logs.map(({ length }) => length))).toBeGreaterThanOrEqual(1_000_000);
    expect(database.state.access_log).toEqual([]);
    expect(await log!.slice(900_000, 900_050)).toHaveLength(50);
  });
});
