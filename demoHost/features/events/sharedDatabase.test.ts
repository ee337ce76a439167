import { expect, it } from 'vitest';
import { seedDemo } from '../../../fixtures/seeds/demo';
import { SqlDatabase } from '../../store/sql/sqlDatabase';
import { sharedSql } from '../../store/testing/databases';
import { changesOf, openEvents } from '../../testing/eventReader';
import { startTestHost } from '../../testing/testHost';

it('the stream of a host announces the changes of another host of its database, and continues at that one', async () => {
  const initialData = seedDemo('normal', Date.UTC(2026, 10, 20, 10));
  const database = new SqlDatabase(await sharedSql());
  await database.replace(initialData.state, initialData.plain);
  const [first, second] = [
    await startTestHost({ database, initialData }),
    await startTestHost({ database, initialData }),
  ];
  const root = await second.signInAs('super');
  const { body } = await first.callAnonymously('POST', '/users/login', {
    email: 'super@demo.example',
    password: 'demo-super',
  });
  const token = String(body['token']);
  const controller = new AbortController();
  const { signal } = controller;
  const stream = await openEvents(first.url, { token, signal });
  const { id } = initialData.state.assets[0]!;
  const rename = (alias: string) => root('PATCH', `/assets/${id}`, { data: { id, attributes: { alias } } });
  expect((await rename('Uno')).status).toBe(200);
  const event = await stream.next();
  const change = { records: 'assets', id, kind: 'update', by: 'super@demo.example' };
  expect(changesOf(event)).toEqual([change]);
  await rename('Dos');
  const continued = await openEvents(second.url, { token, signal, lastId: event?.id ?? '' });
  expect(changesOf(await continued.next())).toEqual([change]);
  controller.abort();
  for (const host of [first, second]) {
    await host.stopWork();
    await host.close();
  }
  expect([...first.loggedFailures, ...second.loggedFailures]).toEqual([]);
});
