import { describe, expect, it } from 'vitest';
import { seedState } from '../../../fixtures/seeds/index';
import { MemoryDatabase } from '../../store/memory/memoryDatabase';
import { LoginLimit } from './loginLimit';
import type { LoginAttempt, LoginLimitRule } from './loginLimit';
import { startTestHost } from '../../testing/testHost';

const seeded = seedState('normal', Date.UTC(2026, 0, 1));
const openDatabase = () => new MemoryDatabase({ ...seeded, login_failures: [], known_logins: [] });

/** A limit with its own database, each step in a transaction. */
function openLimit(rule?: LoginLimitRule | false, database = openDatabase()) {
  const limit = new LoginLimit(rule);
  return {
    database,
    secondsToWait: (attempt: LoginAttempt, now: number) =>
      database.transaction('read', (store) => limit.secondsToWait(store, attempt, now)),
    recordFailure: (attempt: LoginAttempt, now: number) =>
      database.transaction('write', (store) => limit.recordFailure(store, attempt, now)),
    recordSuccess: (attempt: LoginAttempt) =>
      database.transaction('write', (store) => limit.recordSuccess(store, attempt)),
  };
}

describe('the limit of failed logins', () => {
  it('holds an account back for five minutes after ten failures, the right password too [LOGIN-09]', async () => {
    let now = Date.UTC(2026, 0, 1);
    const host = await startTestHost({ now: () => now });
    const login = (email: string, password: string) =>
      host.callAnonymously('POST', '/users/login', { email, password });
    for (let i = 0; i < 10; i += 1) {
      expect((await login('super@demo.example', 'no')).status).toBe(403);
      now += 1000;
    }
    const held = await login(' SUPER@demo.example', 'demo-super');
    expect(held.status).toBe(429);
    expect(held.headers.get('retry-after')).toBe('290');
    expect(held.body['errors']?.[0]).toMatchObject({ status: '429', code: 'too_many_logins' });
    expect((await login('admin@demo.example', 'demo-admin')).status).toBe(200);
    now += 290_000;
    expect((await login('super@demo.example', 'demo-super')).status).toBe(200);
    expect(host.loggedFailures).toEqual([]);
    await host.close();
  });

  it('treats an unknown account like a known one, and forgets after a good login [LOGIN-10]', async () => {
    const host = await startTestHost({ loginLimit: { failures: 2, seconds: 60 } });
    const login = async (email: string, password: string) =>
      (await host.callAnonymously('POST', '/users/login', { email, password })).status;
    const tries = async (email: string) => [
      await login(email, 'a'),
      await login(email, 'b'),
      await login(email, 'c'),
    ];
    expect(await tries('nadie@demo.example')).toEqual(await tries('admin@demo.example'));
    expect(await login('super@demo.example', 'no')).toBe(403);
    expect(await login('super@demo.example', 'demo-super')).toBe(200);
    expect(await login('super@demo.example', 'no')).toBe(403);
    expect(await login('super@demo.example', 'demo-super')).toBe(200);
    await host.close();
  });

  it('can be off, and stores no failure that no longer counts', async () => {
    const at = (account: string, address = '192.0.2.1') => ({ account, clientAddress: address });
    const off = openLimit(false);
    for (let i = 0; i < 50; i += 1) await off.recordFailure(at('a'), 1);
    expect(await off.secondsToWait(at('a'), 1)).toBe(0);
    expect(off.database.state.login_failures).toEqual([]);
    const on = openLimit({ failures: 10, seconds: 60 });
    for (let i = 0; i < 10; i += 1) await on.recordFailure(at('first'), 1);
    expect(await on.secondsToWait(at('first'), 1)).toBe(60);
    for (let i = 0; i < 10; i += 1) await on.recordFailure(at('last'), 300);
    expect(await on.secondsToWait(at('last'), 300)).toBe(60);
    expect(on.database.state.login_failures).toHaveLength(10);
  });

  it('counts the failures of all hosts on one database together', async () => {
    const attempt = { account: 'a', clientAddress: '192.0.2.1' };
    const first = openLimit({ failures: 2, seconds: 60 });
    const second = openLimit({ failures: 2, seconds: 60 }, first.database);
    await first.recordFailure(attempt, 1);
    expect(await second.secondsToWait(attempt, 1)).toBe(0);
    await second.recordFailure(attempt, 1);
    expect(await first.secondsToWait(attempt, 1)).toBe(60);
  });
});

describe('guesses from many places [LOGIN-09]', () => {
  /** Attempts logins as the host does: skips those that must wait. Returns the number of attempts that were evaluated. */
  const guess = async (
    limit: ReturnType<typeof openLimit>,
    attempts: readonly { account: string; clientAddress: string }[],
  ): Promise<number> => {
    let tried = 0;
    for (const attempt of attempts) {
      if ((await limit.secondsToWait(attempt, 1000)) > 0) continue;
      await limit.recordFailure(attempt, 1000);
      tried += 1;
    }
    return tried;
  };
  const places = Array.from({ length: 20 }, (_, i) => `198.51.100.${i}`);
  const owner = { account: 'owner@demo.example', clientAddress: '203.0.113.7' };

  it('180 of one account from 20 addresses are 30, and one more of each new address', async () => {
    const limit = openLimit();
    const attempts = Array.from({ length: 9 }, () => places).flat();
    expect(
      await guess(
        limit,
        attempts.map((address) => ({ account: owner.account, clientAddress: address })),
      ),
    ).toBe(30);
    const more = ['198.51.100.50', '198.51.100.50', '198.51.100.51'];
    expect(
      await guess(
        limit,
        more.map((address) => ({ account: owner.account, clientAddress: address })),
      ),
    ).toBe(2);
  });

  it('200 accounts from one address are 30, from 20 addresses 100', async () => {
    const accounts = Array.from({ length: 200 }, (_, i) => `a${i}@demo.example`);
    expect(
      await guess(
        openLimit(),
        accounts.map((account) => ({ account, clientAddress: '198.51.100.1' })),
      ),
    ).toBe(30);
    const spread = accounts.map((account, i) => ({ account, clientAddress: places[i % 20] ?? '' }));
    expect(await guess(openLimit(), spread)).toBe(100);
  });

  it.each(['2001:db8:1:2::', '2001:db8::', '2001:db8:0:0:0:0:0:'])(
    'a network of IPv6 counts as one address: %s',
    async (network) => {
      const attempts = Array.from({ length: 100 }, (_, i) => ({
        account: `a${i}@demo.example`,
        clientAddress: `${network}${i.toString(16)}`,
      }));
      expect(await guess(openLimit(), attempts)).toBe(30);
    },
  );

  it('lock no owner out: neither where the password was right before, nor at the first try elsewhere', async () => {
    const limit = openLimit();
    await limit.recordSuccess(owner);
    await guess(
      limit,
      Array.from({ length: 9 }, () => places)
        .flat()
        .map((address) => ({ account: owner.account, clientAddress: address })),
    );
    expect(await limit.secondsToWait({ ...owner, clientAddress: '203.0.113.99' }, 1000)).toBe(0);
    await guess(
      limit,
      Array.from({ length: 400 }, (_, i) => ({ account: `a${i}`, clientAddress: `net ${i}` })),
    );
    expect(await limit.secondsToWait({ ...owner, clientAddress: '203.0.113.99' }, 1000)).toBe(300);
    expect(await limit.secondsToWait(owner, 1000)).toBe(0);
    await limit.recordFailure(owner, 1000);
    expect(await limit.secondsToWait(owner, 1000)).toBe(0);
  });
});
