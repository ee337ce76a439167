import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countReached, lastPeriods } from './periods';
import type { PeriodCount } from './periods';
import { startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

const DAY = 86_400;

let host: RunningHost;
let root: TestCaller;
let admin: TestCaller;
/** Unix milliseconds. */
let clock: number;
beforeAll(async () => {
  clock = Date.UTC(2026, 10, 20, 10);
  host = await startTestHost({ now: () => clock });
});
beforeEach(async () => {
  clock = Date.UTC(2026, 10, 20, 10);
  await host.reset();
  root = await host.signInAs('super');
  admin = await host.signInAs('admin');
});
afterAll(() => {
  expect(host.loggedFailures).toEqual([]);
  return host.close();
});

const own = () => host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0]!;

describe('the periods [DASH-11]', () => {
  it('are 30 days and 12 months that end now', () => {
    const now = Date.UTC(2026, 0, 31, 10) / 1000;
    const { days, months } = lastPeriods(now);
    expect([days.length, days[0]?.label, days[29]]).toEqual([
      30,
      '2026-01-02',
      { label: '2026-01-31', until: now },
    ]);
    expect(days[28]?.until).toBe(Date.UTC(2026, 0, 31) / 1000 - 1);
    expect(months.map((month) => month.label)).toEqual([
      ...['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}`),
      '2026-01',
    ]);
    expect(months[0]?.until).toBe(Date.UTC(2025, 2, 1) / 1000 - 1);
    expect(months[11]?.until).toBe(now);
  });

  it('count what had come by their end', () => {
    const periods = [
      { label: 'a', until: 10 },
      { label: 'b', until: 20 },
    ];
    expect(countReached([20, 10, 21, 3], periods)).toEqual([
      { label: 'a', value: 2 },
      { label: 'b', value: 3 },
    ]);
  });
});

describe('occupation [DASH-03]', () => {
  const read = async (as: TestCaller) => (await as('GET', '/asset/statistics')).body['data'];

  it('counts the assets of the session with and without people, and follows a link', async () => {
    const assets = host.store.state.assets.filter((row) => row.client_id === own());
    const linked = assets.filter(
      (row) => host.store.rows.list('users', { asset_ids: row.id }).length > 0,
    ).length;
    expect(await read(admin)).toEqual({
      assets_linked_to_users: linked,
      assets_not_linked_to_users: assets.length - linked,
      total_assets: assets.length,
    });
    const free = assets.find((row) => host.store.rows.list('users', { asset_ids: row.id }).length === 0)!;
    const user = host.store.rows.find('users', { email_key: 'gestor@demo.example' })!;
    await admin('PATCH', `/users/${user.id}/asset/${free.id}/relate`);
    expect(await read(admin)).toMatchObject({ assets_linked_to_users: linked + 1 });
    expect(await read(root)).toMatchObject({ total_assets: host.store.state.assets.length });
  });
});

describe('active users [DASH-05]', () => {
  const read = async (as: TestCaller) =>
    (await as('GET', '/statistics/users')).body['data']?.['users'] as unknown as {
      average: number;
      users: PeriodCount[];
    };

  it('has days, then months, and the average of the days [DASH-16]', async () => {
    const { average, users } = await read(root);
    const days = users.filter((bar) => bar.label.length === 10);
    expect(users.length).toBe(42);
    expect(days).toEqual(users.slice(0, 30));
    expect(average).toBeCloseTo(days.reduce((sum, bar) => sum + bar.value, 0) / 30, 1);
    const confirmed = host.store.state.users.filter((row) => row.status === 'confirmation').length;
    expect([users[29], users[41]]).toEqual([
      { label: '2026-11-20', value: confirmed },
      { label: '2026-11', value: confirmed },
    ]);
    expect(users[30]!.value).toBeLessThan(confirmed);
  });

  it('tells only the people of the own company, and a registration the day it happens', async () => {
    const before = await read(admin);
    expect(before.users[29]!.value).toBeLessThan((await read(root)).users[29]!.value);
    clock += DAY * 1000;
    admin = await host.signInAs('admin');
    const data = {
      name: 'Marta Gil',
      email: 'marta@correo.example',
      password: 'x',
      cellphone: '600',
      terms_of_service: true,
      token: 'demo-invitacion-inquilino',
    };
    await host.callAnonymously('POST', '/users/register/by_token', { data });
    const after = await read(admin);
    expect(after.users.slice(28, 30)).toEqual([
      before.users[29],
      { label: '2026-11-21', value: before.users[29]!.value + 1 },
    ]);
  });

  it('needs its permission [DASH-17]', async () => {
    expect((await (await host.signInAs('recepcion'))('GET', '/statistics/users')).status).toBe(403);
  });
});

describe('active gateways [DASH-10]', () => {
  it('counts those that are online in the scope of the session', async () => {
    const { body } = await admin('GET', '/gateways/statistics/online');
    const online = host.store.state.gateways.filter(
      (row) => row.state === 'online' && row.client_id === own(),
    );
    const read = body['data']?.['gateways'] as unknown as {
      total_gateways_online: number;
      gateways: PeriodCount[];
    };
    expect(read.total_gateways_online).toBe(online.length);
    expect(read.gateways.length).toBe(42);
    expect(read.gateways[41]).toEqual({ label: '2026-11', value: online.length });
    expect(read.gateways[29]).toEqual({ label: '2026-11-20', value: online.length });
    expect(read.gateways[30]!.value).toBeLessThan(read.gateways[28]!.value);
    expect(new Set(read.gateways.slice(0, 30).map((bar) => bar.value)).size).toBeGreaterThan(3);
    expect((await (await host.signInAs('recepcion'))('GET', '/gateways/statistics/online')).status).toBe(403);
  });
});

describe('tickets [DASH-06]', () => {
  const read = async (as: TestCaller) => (await as('GET', '/tickets-support/statistics')).body['data'];

  it('has six figures of the last month, with units, and what is open now [DASH-08] [DASH-18]', async () => {
    const seen = host.store.state.tickets.filter((row) => row.client_id === own());
    const recent = seen.filter((row) => row.created_at > clock / 1000 - 30 * DAY);
    const figures = await read(admin);
    expect(figures).toMatchObject({
      tickets_received: recent.length,
      tickets_closed: recent.filter((row) => row.status === 'closed').length,
      tickets_open: seen.filter((row) => row.status === 'opened').length,
    });
    expect(figures?.['tickets_closed_time_average']?.['units']).toMatch(/^(minutes?|hours?|days?)$/);
    expect(figures?.['tickets_closed_time_average']?.['value']).toBeGreaterThan(0);
    clock += 40 * DAY * 1000;
    admin = await host.signInAs('admin');
    expect(await read(admin)).toMatchObject({
      tickets_received: 0,
      tickets_closed_time_average: { value: null },
      tickets_open: seen.filter((row) => row.status === 'opened').length,
    });
  });
});
