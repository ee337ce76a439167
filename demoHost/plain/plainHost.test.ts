import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestHost } from '../testing/testHost';
import type { TestCaller, RunningHost } from '../testing/testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost({ check: false });
});
beforeEach(async () => {
  await host.reset();
  root = await host.signInAs('super');
});
afterAll(() => host.close());

type Row = Record<string, unknown>;
const rows = (value: unknown) => value as Row[];

const charger = {
  code: 'CP-9001',
  alias: 'Nuevo',
  projectId: null,
  status: 'available',
  power_kw: 11,
  connector: 'type2',
  installed_at: 1_700_000_000,
  active: true,
  notes: '',
};

describe('what ra-data-json-server needs [LIST-17]', () => {
  it('pages, sorts, filters and counts', async () => {
    const answer = await root('GET', '/plain/parking-chargers?_start=10&_end=15&_sort=code&_order=DESC');
    expect(answer.headers.get('x-total-count')).toBe('120');
    expect(rows(answer.body).map((row) => row['code'])).toEqual([
      'CP-0110',
      'CP-0109',
      'CP-0108',
      'CP-0107',
      'CP-0106',
    ]);
    const faulted = rows(
      (await root('GET', '/plain/parking-chargers?_start=0&_end=1000&status=faulted')).body,
    );
    expect(faulted.length).toBeGreaterThan(0);
    expect(faulted.every((row) => row['status'] === 'faulted')).toBe(true);
    expect(
      rows((await root('GET', '/plain/parking-chargers?q=CP-0042')).body).map((row) => row['id']),
    ).toEqual(['cp42']);
    expect(
      rows((await root('GET', '/plain/parking-chargers?id=cp1&id=cp3')).body).map((row) => row['id']),
    ).toEqual(['cp1', 'cp3']);
    expect(rows((await root('GET', '/plain/ev-sessions?_start=0&_end=1000')).body).length).toBe(400);
  });

  it('filters by the ends of a range and by any of several values', async () => {
    const query = '_start=0&_end=1000&power_kw_gte=11&power_kw_lte=22&status=faulted&status=offline';
    const found = rows((await root('GET', `/plain/parking-chargers?${query}`)).body);
    expect(found.length).toBeGreaterThan(3);
    expect(new Set(found.map((row) => row['power_kw']))).toEqual(new Set([11, 22]));
    expect(new Set(found.map((row) => row['status']))).toEqual(new Set(['faulted', 'offline']));
    for (const wrong of ['power_kw_like=1', 'power_kw_ne=1', 'ghost_gte=1', 'power_kw_gte_gte=1'])
      expect((await root('GET', `/plain/parking-chargers?${wrong}`)).status, wrong).toBe(400);
  });

  it('creates, reads, replaces, changes and deletes', async () => {
    const made = await root('POST', '/plain/parking-chargers', charger);
    expect(made.status).toBe(201);
    const id = String(made.body['id']);
    expect((await root('GET', `/plain/parking-chargers/${id}`)).body).toEqual({ ...charger, id });
    expect(
      (await root('PUT', `/plain/parking-chargers/${id}`, { ...charger, id, alias: 'Otro' })).body['alias'],
    ).toBe('Otro');
    expect((await root('PATCH', `/plain/parking-chargers/${id}`, { active: false })).body['active']).toBe(
      false,
    );
    expect((await root('DELETE', `/plain/parking-chargers/${id}`)).status).toBe(200);
    const gone = await root('GET', `/plain/parking-chargers/${id}`);
    expect(gone.status).toBe(404);
    expect(gone.body['errors']?.[0]?.['code']).toBe('not_found');
  });
});

describe('a charger', () => {
  it('needs no alias, connector or notes: left out or null', async () => {
    const { code, status, power_kw } = charger;
    for (const more of [{}, { alias: null, connector: null, notes: null }]) {
      const made = await root('POST', '/plain/parking-chargers', { code, status, power_kw, ...more });
      expect([made.status, made.body]).toEqual([
        201,
        { code, status, power_kw, ...more, id: made.body['id'] },
      ]);
    }
  });
});

describe('the guard in front of json-server', () => {
  it.each([
    '/plain/db',
    '/plain',
    '/plain/',
    '/plain/users',
    '/plain/__proto__',
    '/plain/parking-chargers/cp1/ev-sessions',
    '/plain/parking-chargers/a%2Fb',
    '/plain/__rules',
  ])('%s is 404', async (path) => expect((await root('GET', path)).status).toBe(404));

  it.each([
    'code_like=(',
    'code_like=^(\\w%2B\\s%3F)*$',
    'code_ne=x',
    'callback=alert',
    '_embed=ev-sessions',
    '_expand=project',
    '_delay=9999',
    '_page=1',
    '_limit=5',
    '_sort=__proto__',
    '_order=x',
    '_start=-1',
    '_start=0&_end=5000',
    '_start=1&_start=2',
    `q=${'a'.repeat(201)}`,
    'unknown=1',
  ])('?%s is 400', async (query) => {
    const answer = await root('GET', `/plain/parking-chargers?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('refuses unknown and wrong fields, chosen ids and other content types', async () => {
    const pointerOf = async (method: string, path: string, body: unknown) =>
      (await root(method, path, body)).body['errors']?.[0]?.['source'];
    expect(await pointerOf('POST', '/plain/parking-chargers', { ...charger, roles: [] })).toEqual({
      pointer: '/roles',
    });
    expect(await pointerOf('POST', '/plain/parking-chargers', { ...charger, id: 'mine' })).toEqual({
      pointer: '/id',
    });
    expect(await pointerOf('PATCH', '/plain/parking-chargers/cp1', { id: 'cp2' })).toEqual({
      pointer: '/id',
    });
    expect(await pointerOf('PATCH', '/plain/parking-chargers/cp1', { status: 'x' })).toEqual({
      pointer: '/status',
    });
    expect(await pointerOf('PUT', '/plain/parking-chargers/cp1', { code: 'x' })).toEqual({
      pointer: '/status',
    });
    expect(
      (
        await root('POST', '/plain/parking-chargers', 'code=x', {
          'content-type': 'application/x-www-form-urlencoded',
        })
      ).status,
    ).toBe(415);
    expect((await root('PATCH', '/plain/parking-chargers/nobody', { active: true })).status).toBe(404);
  });

  it('cannot be told another method, origin or trace', async () => {
    const answer = await root('GET', '/plain/parking-chargers/cp2', undefined, {
      'x-http-method-override': 'DELETE',
      origin: 'https://evil.example',
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(
      (await root('POST', '/plain/parking-chargers', charger, { 'x-http-method-override': 'DELETE' })).status,
    ).toBe(201);
    expect((await root('GET', '/plain/parking-chargers/cp2')).status).toBe(200);
    expect((await root('POST', '/plain/parking-chargers', '{"a":')).text).not.toMatch(/ at |SyntaxError/);
  });

  it('asks for a session, and for a permission to write [PERM-10]', async () => {
    expect((await host.callAnonymously('GET', '/plain/parking-chargers')).status).toBe(401);
    const reader = await host.signInAs('lectura');
    expect((await reader('GET', '/plain/ev-sessions')).status).toBe(200);
    expect((await reader('POST', '/plain/parking-chargers', charger)).status).toBe(403);
    const manager = await host.signInAs('gestor');
    expect((await manager('PATCH', '/plain/parking-chargers/cp1', { notes: 'Revisado.' })).status).toBe(200);
    expect((await manager('DELETE', '/plain/parking-chargers/cp1')).status).toBe(403);
  });

  it('a reset brings its rows back', async () => {
    await root('DELETE', '/plain/parking-chargers/cp3');
    expect((await root('GET', '/plain/parking-chargers/cp3')).status).toBe(404);
    await root('POST', '/demo/reset');
    expect((await root('GET', '/plain/parking-chargers/cp3')).status).toBe(200);
  });
});
