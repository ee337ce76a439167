/** Limit of failed logins. */
export interface LoginLimitRule {
  /** Per account and IP address; the other limits are multiples of it. */
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

/** Multiples of `failures`: per account over all addresses, per address over all accounts, and in total. */
const ACCOUNT_FACTOR = 3;
const NETWORK_FACTOR = 3;
const GLOBAL_FACTOR = 10;

/** Maximum number of tracked names; drops those that failed longest ago. */
const MAX_NAMES = 10_000;

/** Drops the oldest names of a map; delete a name before setting it again. */
function dropOldest(names: Map<string, unknown>): void {
  for (const oldest of names.keys()) {
    if (names.size <= MAX_NAMES) break;
    names.delete(oldest);
  }
}

/** Recent failures by name. All times are Unix seconds. */
class Failures {
  private readonly times = new Map<string, number[]>();

  constructor(private readonly seconds: number) {}

  recent(name: string, now: number): number[] {
    return (this.times.get(name) ?? []).filter((failedAt) => failedAt > now - this.seconds);
  }

  /** Returns the seconds until fewer than `limit` failures count; 0 if that is already so. */
  secondsToWait(name: string, limit: number, now: number): number {
    const recent = this.recent(name, now);
    const first = recent[recent.length - limit];
    return first === undefined ? 0 : first + this.seconds - now;
  }

  add(name: string, now: number): void {
    const recent = this.recent(name, now);
    this.times.delete(name);
    this.times.set(name, [...recent, now]);
    dropOldest(this.times);
  }

  clear(name: string): void {
    this.times.delete(name);
  }
}

/** Returns the /64 network of an IPv6 address, since its owner has all addresses of it. */
function networkOf(ipAddress: string): string {
  if (!ipAddress.includes(':') || ipAddress.includes('.')) return ipAddress;
  const [head = [], tail] = ipAddress.split('::').map((part) => part.split(':').filter(Boolean));
  // A double colon replaces the missing zeros.
  const zeros = tail ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}

/**
 * Rate limit for failed logins: per account and address, per address, per account, and in total. An address that has logged in
 * to an account before is only limited by its own failures there, so an attacker cannot lock the owner out from another
 * address. While an account is attacked, a new address has one attempt. In memory only; all times are Unix seconds.
 */
export class LoginLimit {
  private readonly failuresByPair: Failures;
  private readonly failuresByAccount: Failures;
  private readonly failuresByNetwork: Failures;
  private readonly allFailures: Failures;
  /** Accounts with the addresses that have logged in to them. */
  private readonly knownPairs = new Map<string, true>();

  /** `false` disables the limit. */
  constructor(private readonly rule: LoginLimitRule | false = { failures: 10, seconds: 300 }) {
    const seconds = rule === false ? 0 : rule.seconds;
    this.failuresByPair = new Failures(seconds);
    this.failuresByAccount = new Failures(seconds);
    this.failuresByNetwork = new Failures(seconds);
    this.allFailures = new Failures(seconds);
  }

  /** Returns the seconds until this attempt is allowed; 0 if it is allowed now. */
  secondsToWait(attempt: LoginAttempt, now: number): number {
    if (this.rule === false) return 0;
    const { failures } = this.rule;
    const { account, address: network, pair } = this.attemptKeys(attempt);
    const pairWait = this.failuresByPair.secondsToWait(pair, failures, now);
    if (this.knownPairs.has(pair)) return pairWait;
    const accountWait = this.failuresByAccount.secondsToWait(account, failures * ACCOUNT_FACTOR, now);
    const isFirstTry = this.failuresByPair.recent(pair, now).length === 0;
    return Math.max(
      pairWait,
      isFirstTry ? 0 : accountWait,
      this.failuresByNetwork.secondsToWait(network, failures * NETWORK_FACTOR, now),
      this.allFailures.secondsToWait('', failures * GLOBAL_FACTOR, now),
    );
  }

  recordFailure(attempt: LoginAttempt, now: number): void {
    if (this.rule === false) return;
    const { account, address, pair } = this.attemptKeys(attempt);
    this.failuresByPair.add(pair, now);
    // A mistake from a known address is no attack.
    if (this.knownPairs.has(pair)) return;
    this.failuresByAccount.add(account, now);
    this.failuresByNetwork.add(address, now);
    this.allFailures.add('', now);
  }

  recordSuccess(attempt: LoginAttempt): void {
    const { pair } = this.attemptKeys(attempt);
    this.failuresByPair.clear(pair);
    this.knownPairs.delete(pair);
    this.knownPairs.set(pair, true);
    dropOldest(this.knownPairs);
  }

  private attemptKeys({ account, clientAddress }: LoginAttempt) {
    const name = account.trim().toLowerCase();
    const network = networkOf(clientAddress);
    return { account: name, address: network, pair: `${network} ${name}` };
  }
}
