import { describe, expect, it } from 'vitest';
import { LoginLimit } from './loginLimit';
import { startTestHost } from '../../testing/testHost';

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

  it('can be off, and never grows without end', () => {
    const at = (account: string, address = '192.0.2.1') => ({ account, clientAddress: address });
    const off = new LoginLimit(false);
    for (let i = 0; i < 50; i += 1) off.recordFailure(at('a'), 1);
    expect(off.secondsToWait(at('a'), 1)).toBe(0);
    const on = new LoginLimit({ failures: 10, seconds: 60 });
    for (let i = 0; i < 10; i += 1) on.recordFailure(at('first'), 1);
    expect(on.secondsToWait(at('first'), 1)).toBe(60);
    for (let i = 0; i < 9999; i += 1) on.recordFailure(at(`account ${i}`, `net ${i}`), 100);
    expect(on.secondsToWait(at('first', '192.0.2.1'), 200)).toBe(0);
    for (let i = 0; i < 10; i += 1) on.recordFailure(at('last'), 300);
    expect(on.secondsToWait(at('last'), 300)).toBe(60);
  });
});

describe('guesses from many places [LOGIN-09]', () => {
  /** Attempts logins as the host does: skips those that must wait. Returns the number of attempts that were evaluated. */
  const guess = (
    limit: LoginLimit,
    attempts: readonly { account: string; clientAddress: string }[],
  ): number => {
    const tried = attempts.filter((attempt) => {
      if (limit.secondsToWait(attempt, 1000) > 0) return false;
      limit.recordFailure(attempt, 1000);
      return true;
    });
    return tried.length;
  };
  const places = Array.from({ length: 20 }, (_, i) => `198.51.100.${i}`);
  const owner = { account: 'owner@demo.example', clientAddress: '203.0.113.7' };

  it('180 of one account from 20 addresses are 30, and one more of each new address', () => {
    const limit = new LoginLimit();
    const attempts = Array.from({ length: 9 }, () => places).flat();
    expect(
      guess(
        limit,
        attempts.map((address) => ({ account: owner.account, clientAddress: address })),
      ),
    ).toBe(30);
    const more = ['198.51.100.50', '198.51.100.50', '198.51.100.51'];
    expect(
      guess(
        limit,
        more.map((address) => ({ account: owner.account, clientAddress: address })),
      ),
    ).toBe(2);
  });

  it('200 accounts from one address are 30, from 20 addresses 100', () => {
    const accounts = Array.from({ length: 200 }, (_, i) => `a${i}@demo.example`);
    expect(
      guess(
        new LoginLimit(),
        accounts.map((account) => ({ account, clientAddress: '198.51.100.1' })),
      ),
    ).toBe(30);
    const spread = accounts.map((account, i) => ({ account, clientAddress: places[i % 20] ?? '' }));
    expect(guess(new LoginLimit(), spread)).toBe(100);
  });

  it.each(['2001:db8:1:2::', '2001:db8::', '2001:db8:0:0:0:0:0:'])(
    'a network of IPv6 counts as one address: %s',
    (network) => {
      const attempts = Array.from({ length: 100 }, (_, i) => ({
        account: `a${i}@demo.example`,
        clientAddress: `${network}${i.toString(16)}`,
      }));
      expect(guess(new LoginLimit(), attempts)).toBe(30);
    },
  );

  it('lock no owner out: neither where the password was right before, nor at the first try elsewhere', () => {
    const limit = new LoginLimit();
    limit.recordSuccess(owner);
    guess(
      limit,
      Array.from({ length: 9 }, () => places)
        .flat()
        .map((address) => ({ account: owner.account, clientAddress: address })),
    );
    expect(limit.secondsToWait({ ...owner, clientAddress: '203.0.113.99' }, 1000)).toBe(0);
    guess(
      limit,
      Array.from({ length: 400 }, (_, i) => ({ account: `a${i}`, clientAddress: `net ${i}` })),
    );
    expect(limit.secondsToWait({ ...owner, clientAddress: '203.0.113.99' }, 1000)).toBe(300);
    expect(limit.secondsToWait(owner, 1000)).toBe(0);
    limit.recordFailure(owner, 1000);
    expect(limit.secondsToWait(owner, 1000)).toBe(0);
  });
});
