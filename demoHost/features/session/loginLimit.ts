import type { LoginFailureRow } from '../../../fixtures/rows/sessions';
import type { Criteria } from '../../store/criteria';
import type { Store } from '../../store/store';
import { networkOf } from './networks';

/** Limit of failed logins. */
export interface LoginLimitRule {
  /** Per account and network; the other limits are multiples of it. */
  failures: number;
  /** Time window in seconds. */
  seconds: number;
}

/** A login attempt. */
export interface LoginAttempt {
  /** As typed; the account need not exist. */
  account: string;
  /** IP address of the caller. */
  clientAddress: string;
}

/** Multiples of `failures`: per account over all networks, per network over all accounts, and in total. */
const ACCOUNT_FACTOR = 3;
const NETWORK_FACTOR = 3;
const TOTAL_FACTOR = 10;

/** Maximum number of stored pairs of account and network; the newest stay. */
const MAX_KNOWN_LOGINS = 10_000;

const pairOf = ({ account, clientAddress }: LoginAttempt): Pick<LoginFailureRow, 'account' | 'network'> => ({
  account: account.trim().toLowerCase(),
  network: networkOf(clientAddress),
});

/**
 * Rate limit for failed logins: per account and network, per network, per account, and in total. A network that has logged in
 * to an account before is only limited by its own failures there, so an attacker cannot lock the owner out from another
 * network. While an account is attacked, a new network has one attempt. Failures are rows of the store, so several hosts on
 * one database count together. All times are Unix seconds.
 */
export class LoginLimit {
  /** `false` disables the limit. */
  constructor(private readonly rule: LoginLimitRule | false = { failures: 10, seconds: 300 }) {}

  /** Returns the seconds until this attempt is allowed; 0 if it is allowed now. */
  async secondsToWait(store: Store, attempt: LoginAttempt, now: number): Promise<number> {
    if (this.rule === false) return 0;
    const { failures, seconds } = this.rule;
    const pair = pairOf(attempt);
    const recentFailures = async (where: Criteria<'login_failures'>) => {
      const rows = await store.list(
        'login_failures',
        { ...where, failed_at: { gt: now - seconds } },
        { order: [{ by: 'failed_at' }] },
      );
      return rows.map((row) => row.failed_at);
    };
    const wait = (times: readonly number[], limit: number) => {
      const first = times[times.length - limit];
      return first === undefined ? 0 : first + seconds - now;
    };
    const pairFailures = await recentFailures({ account: pair.account, network: pair.network });
    const pairWait = wait(pairFailures, failures);
    if (await isKnown(store, pair)) return pairWait;
    const accountFailures = await recentFailures({ account: pair.account, is_known: false });
    const networkFailures = await recentFailures({ network: pair.network, is_known: false });
    return Math.max(
      pairWait,
      pairFailures.length === 0 ? 0 : wait(accountFailures, failures * ACCOUNT_FACTOR),
      wait(networkFailures, failures * NETWORK_FACTOR),
      wait(await recentFailures({ is_known: false }), failures * TOTAL_FACTOR),
    );
  }

  /** Stores a failure and deletes those that no longer count. */
  async recordFailure(store: Store, attempt: LoginAttempt, now: number): Promise<void> {
    if (this.rule === false) return;
    await store.remove('login_failures', { failed_at: { lte: now - this.rule.seconds } });
    const pair = pairOf(attempt);
    // A mistake from a known network is no attack.
    await store.insert('login_failures', { ...pair, is_known: await isKnown(store, pair), failed_at: now });
  }

  /** Forgets the failures of this account from this network, and remembers the network as known. */
  async recordSuccess(store: Store, attempt: LoginAttempt): Promise<void> {
    if (this.rule === false) return;
    const pair = pairOf(attempt);
    await store.remove('login_failures', pair);
    if (await isKnown(store, pair)) return;
    await store.insert('known_logins', pair);
    await store.keepNewest('known_logins', MAX_KNOWN_LOGINS);
  }
}

const isKnown = async (store: Store, pair: Pick<LoginFailureRow, 'account' | 'network'>): Promise<boolean> =>
  (await store.find('known_logins', pair)) !== undefined;
