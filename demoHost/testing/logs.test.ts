import { expect, it } from 'vitest';
import bundle from '../../dataProvider/contract/openapi.bundle.json';
import { acceptVersionOf, callRules } from '../server/callRules';
import type { CallId } from '../server/callRules';
import { listOperations } from '../../dataProvider/contract/operations';
import { startTestHost } from './testHost';

/** Values that no log may hold: what a body calls a password, token, card or code, in any spelling that a rule stores. */
function secretsIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => secretsIn(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, member]) =>
      secretsIn(member, /^(?:nfc|password|token)$/.test(name) ? name : key),
    );
  return typeof value === 'string' && value.length >= 4 && /^(?:nfc|password|token|qr_code|code)$/.test(name)
    ? [value, value.replaceAll(':', ''), value.replaceAll(':', '').toUpperCase()]
    : [];
}

/** Fails as a database does that repeats the refused values. */
function fail(values: unknown[]): never {
  const text = JSON.stringify(values);
  throw new Error(`refused: ${text} ${text.replaceAll(':', '').toUpperCase()}`);
}

it('no log of any call holds a token, a password or a code, even if the database repeats the row [LOGIN-10]', async () => {
  const host = await startTestHost({ check: false });
  const login = await host.callAnonymously('POST', '/users/login', {
    email: 'super@demo.example',
    password: 'demo-super',
  });
  const token = String(login.body['token']);
  // A database that fails in every call after the session was read, and tells all values that it got.
  let sentBody: unknown;
  const transaction = host.database.transaction.bind(host.database);
  host.database.transaction = (mode, run) =>
    transaction(mode, (store) => {
      const failing = new Proxy(store, {
        get: (target, method, receiver) => {
          const value: unknown = Reflect.get(target, method, receiver);
          if (typeof value !== 'function') return value;
          if (method === 'sessionUser') return target.sessionUser.bind(target);
          return (...values: unknown[]) => fail([...values, sentBody]);
        },
      });
      return run(failing);
    });
  const secrets = new Set([token, 'demo-super']);
  for (const operation of listOperations(bundle)) {
    const id = operation.id as CallId;
    const path = operation.path.replaceAll(/\{(\w+)\}/g, () => 'x');
    for (const body of operation.body?.examples ?? [undefined]) {
      sentBody = [body, token];
      for (const secret of secretsIn(body)) secrets.add(secret);
      await host.callAnonymously(callRules[id].method, path, body, {
        authorization: `Bearer ${token}`,
        'accept-version': acceptVersionOf(id),
      });
    }
  }
  const log = host.loggedFailures.join('\n');
  expect(host.loggedFailures.length).toBeGreaterThan(120);
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
  await host.close();
});
