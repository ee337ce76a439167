import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changesOf, openEvents } from '../../testing/eventReader';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { RunningHost, TestCaller } from '../../testing/testHost';
import { seededLogins } from '../../../fixtures/demoLogins';

let host: RunningHost;
let root: TestCaller;
const openStreams: AbortController[] = [];
beforeEach(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
afterEach(async () => {
  for (const stream of openStreams.splice(0)) stream.abort();
  await host.stopWork();
  await host.close();
});

async function tokenOf(name: string): Promise<string> {
  const login = seededLogins.find(({ email }) => email.startsWith(`${name}@`))!;
  const { email, password } = login;
  return String((await host.callAnonymously('POST', '/users/login', { email, password })).body['token']);
}

function listen(token: string, lastId?: string) {
  const controller = new AbortController();
  openStreams.push(controller);
  return openEvents(host.url, {
    token,
    signal: controller.signal,
    ...(lastId !== undefined && { lastId }),
  });
}

const rename = (id: string, alias: string, as = root) =>
  as('PATCH', `/assets/${id}`, { data: { id, attributes: { alias } } });
const assetOf = (email: string) => {
  const company = host.store.rows.find('users', { email_key: email })!.client_ids[0]!;
  return host.store.state.assets.find((row) => row.client_id === company)!;
};

describe('the stream of changes', () => {
  it('announces a change without its contents', async () => {
    const stream = await listen(await tokenOf('super'));
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
    const { id } = assetOf('admin@demo.example');
    expect((await rename(id, 'Ático secreto')).status).toBe(200);
    const event = await stream.next();
    expect(changesOf(event)).toEqual([{ records: 'assets', id, kind: 'update', by: 'super@demo.example' }]);
    expect(event!.data).not.toContain('secreto');
  });

  it('announces rows of the json-server part', async () => {
    const stream = await listen(await tokenOf('super'));
    const [charger] = expectRows((await root('GET', '/plain/parking-chargers')).body);
    await root('PATCH', `/plain/parking-chargers/${charger!.id}`, { alias: 'Otro' });
    expect(changesOf(await stream.next())).toMatchObject([
      { records: 'parking-chargers', id: charger!.id, kind: 'update' },
    ]);
  });

  it('announces to a session only records of its companies that it may list, and the user only if it may know', async () => {
    const own = assetOf('lectura@demo.example');
    const foreign = host.store.state.assets.find(
      (row) =>
        !host.store.rows
          .find('users', { email_key: 'lectura@demo.example' })!
          .client_ids.includes(row.client_id),
    )!;
    const stream = await listen(await tokenOf('lectura'));
    await rename(foreign.id, 'Ajeno');
    await rename(own.id, 'Propio');
    expect(changesOf(await stream.next())).toEqual([{ records: 'assets', id: own.id, kind: 'update' }]);
  });

  it('goes on after the last event, and asks to read again if it does not know that event', async () => {
    const token = await tokenOf('super');
    const stream = await listen(token);
    const { id } = assetOf('admin@demo.example');
    await rename(id, 'Uno');
    const first = await stream.next();
    await rename(id, 'Dos');
    const resumed = await listen(token, first!.id);
    expect(changesOf(await resumed.next())).toMatchObject([{ id }]);
    const unknown = await listen(token, 'act-gone');
    expect((await unknown.next())?.event).toBe('reset');
  });

  it('ends with its session', async () => {
    const token = await tokenOf('super');
    const stream = await listen(token);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await host.callAnonymously('GET', '/users/logout', undefined, bearer)).status).toBeLessThan(300);
    await rename(assetOf('admin@demo.example').id, 'Tres');
    expect(await stream.next()).toBeUndefined();
  });

  it('needs a session, and takes only so many streams of one', async () => {
    expect((await listen('none')).response.status).toBe(401);
    const token = await tokenOf('super');
    for (let count = 0; count < 6; count += 1) await listen(token);
    const { response } = await listen(token);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
    expect((await listen(await tokenOf('super'))).response.status).toBe(200);
  });

  it('sends nothing and opens no stream for a HEAD', async () => {
    const headers = { authorization: `Bearer ${await tokenOf('super')}` };
    const response = await fetch(`${host.url}/api/events`, { method: 'HEAD', headers });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  });
});
