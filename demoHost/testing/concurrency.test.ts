import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededLogins } from '../../fixtures/demoLogins';
import { seedState } from '../../fixtures/seeds/index';
import { callAt, startTestHost } from './testHost';
import type { RunningHost, TestCaller, TestResponse } from './testHost';

/**
 * Conflicting writes over 50 connections: exactly one wins. By default against one host in memory. Against hosts that share a
 * database with the demo's data, spread over them in turn:
 * `CONCURRENCY_HOSTS=http://127.0.0.1:5001,http://127.0.0.1:5002 npx vitest run demoHost/testing/concurrency.test.ts`
 */
const urls = (process.env['CONCURRENCY_HOSTS'] ?? '').split(',').filter(Boolean);
const CONNECTIONS = 50;
const DAY = 86_400;

/** Ids of the demo's data are the same on each host. */
const seeded = seedState('normal', Date.now());
let ownHost: RunningHost | undefined;
/** A caller for each host, signed in as super administrator at the first one: the others must know the session. */
let callers: TestCaller[];
/** Start of a stay that no other run of this file uses. */
let start: number;

beforeAll(async () => {
  ownHost = urls.length > 0 ? undefined : await startTestHost({ now: Date.now, check: false });
  if (ownHost) answerLater(ownHost);
  const hosts = ownHost ? [ownHost.url] : urls;
  const { email = '', password = '' } = seededLogins[0] ?? {};
  const login = await callAt(hosts[0] ?? '')('POST', '/users/login', { email, password });
  callers = hosts.map((url) => callAt(url, String(login.body['token'])));
  // Opens all connections, so that the first calls meet as the later ones do.
  await race((as) => as('GET', '/users/current'));
  const now = Math.floor(Date.now() / 1000);
  start = now + (400 + (now % 10_000)) * DAY;
});
afterAll(() => ownHost?.close());

/** Lets the store of a host answer in a later turn, as a database does, so that calls meet between two steps of one another. */
function answerLater({ store }: RunningHost): void {
  const transaction = store.transaction.bind(store);
  store.transaction = (mode, run) =>
    transaction(mode, (inner) =>
      run(
        new Proxy(inner, {
          get: (target, name) => {
            const method: unknown = Reflect.get(target, name, target);
            if (typeof method !== 'function') return method;
            return async (...values: unknown[]) => {
              await setImmediate();
              return method.apply(target, values) as unknown;
            };
          },
        }),
      ),
    );
}

/** Sends a call at each connection at one time. A host may ask to repeat a call (503), which the database rolled back. */
async function race(
  call: (as: TestCaller, i: number) => Promise<TestResponse>,
  connections = CONNECTIONS,
): Promise<TestResponse[]> {
  const send = async (i: number): Promise<TestResponse> => {
    const as = callers[i % callers.length]!;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const response = await call(as, i);
      if (response.status !== 503) return response;
    }
    throw new Error('a call was not answered after 20 attempts');
  };
  return Promise.all(Array.from({ length: connections }, (_, i) => send(i)));
}

/** Number of responses with each status. */
function countStatuses(responses: readonly TestResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const hotel = seeded.projects.find((project) => project.type === 'HOTEL')!;
const rooms = seeded.assets.filter((asset) => asset.project_id === hotel.id && asset.gateways.length > 0);
const checkIn = (as: TestCaller, room: string, card: string, dayOffset: number, force = false) =>
  as('POST', '/hotels/assets/check-in', {
    data: {
      attributes: {
        valid_from: start + dayOffset * DAY,
        valid_until: start + (dayOffset + 2) * DAY,
        access_keys: { nfc: [card], digital: [] },
        allocations: [{ asset_id: room }],
        ...(force && { force_save_mode: true }),
      },
    },
  });
const cardNumber = (i: number) => `04${(0xa0_00_00_00 + i).toString(16)}`;

describe('of fifty calls at one time exactly one gets', () => {
  it('the card [HOTEL-30]', async () => {
    const responses = await race(
      (as, i) => checkIn(as, rooms[i % rooms.length]!.id, '04ffffffff', 0),
      Math.min(CONNECTIONS, rooms.length),
    );
    expect(countStatuses(responses)).toEqual({ 201: 1, 226: responses.length - 1 });
  });

  it('the room [HOTEL-30]', async () => {
    const responses = await race((as, i) => checkIn(as, rooms[0]!.id, cardNumber(i), 10));
    expect(countStatuses(responses)).toEqual({ 201: 1, 226: CONNECTIONS - 1 });
  });

  it('the room for good when all force it [HOTEL-32]', async () => {
    const responses = await race((as, i) => checkIn(as, rooms[1]!.id, cardNumber(100 + i), 20, true));
    expect(countStatuses(responses)).toEqual({ 201: CONNECTIONS });
    const last = await checkIn(callers[0]!, rooms[1]!.id, cardNumber(200), 20);
    expect(last.status).toBe(226);
    expect(last.body['errors']).toHaveLength(1);
  });

  it('the QR code [AACC-60]', async () => {
    const asset = seeded.assets.find((candidate) => candidate.gateways.length > 0)!;
    const responses = await race((as) =>
      as('POST', '/qr/relate/assets', {
        data: {
          attributes: {
            qr_code: `CARRERA ${start}`,
            valid_from: start,
            valid_until: start + DAY,
            allocations: [{ asset_id: asset.id }],
          },
        },
      }),
    );
    expect(countStatuses(responses)).toEqual({ 201: 1, 409: CONNECTIONS - 1 });
  });

  it('the gateway of a label [AGW-09]', async () => {
    const linked = new Set(seeded.assets.flatMap((asset) => asset.gateways.map((link) => link.gateway_id)));
    const gateway = seeded.gateways.find(
      (row) => row.type === 'private' && row.qr_code !== null && !linked.has(row.id),
    )!;
    const assets = seeded.assets.filter((asset) => asset.gateways.length === 0 && !asset.is_blocked);
    const responses = await race((as, i) =>
      as('PATCH', `/gateways/${assets[i]!.id}/deployments/by-qr-code/${gateway.qr_code}`),
    );
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: CONNECTIONS - 1 });
    const winner = responses.findIndex(({ status }) => status === 200);
    const freed = await callers[0]!('DELETE', `/assets/${assets[winner]!.id}/gateways/${gateway.id}`);
    expect(freed.status).toBe(204);
  });

  it('the e-mail address [USER-28]', async () => {
    const asset = seeded.assets.find((candidate) => !candidate.is_blocked)!;
    const body = { email: `carrera${start}@correo.example`, role: 'ROLE_USER', asset_id: asset.id };
    const responses = await race((as) => as('POST', '/users/register/invitation', body));
    expect(countStatuses(responses)).toEqual({ 201: 1, 409: CONNECTIONS - 1 });
  });

  it('each new label [QR-05]', async () => {
    const responses = await race((as) => as('GET', '/assets/generate-qr-codes/10'));
    const labels = responses.flatMap(({ body }) =>
      (body['data'] as unknown as { qr: string }[]).map(({ qr }) => qr),
    );
    expect(labels).toHaveLength(10 * CONNECTIONS);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it.runIf(urls.length === 0)(
    'the invitation; and failed logins at one time count all [LOGIN-09] [LOGIN-26]',
    async () => {
      const register = await race(
        (as, i) =>
          as('POST', '/users/register/by_token', {
            data: {
              name: 'Inés Vega',
              email: `ines${i}@correo.example`,
              password: 'una-clave',
              cellphone: '600',
              terms_of_service: true,
              token: 'demo-invitacion-gestor',
            },
          }),
        8,
      );
      expect(countStatuses(register)).toEqual({ 201: 1, 404: 7 });
      const login = await race((as) =>
        as('POST', '/users/login', { email: 'lectura@demo.example', password: 'no' }),
      );
      expect(countStatuses(login)).toEqual({ 403: 10, 429: CONNECTIONS - 10 });
    },
  );
});
