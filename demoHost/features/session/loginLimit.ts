/** How many failed logins are too many. */
export interface LoginLimitRule {
  /** Of one account from one address; others are multiples of it. */
  failures: number;
  /** The time in which they count, in seconds. */
  seconds: number;
}

/** Who tries to log in. */
export interface LoginAttempt {
  /** As typed, whether there is such an account or not. */
  account: string;
  /** Network address of the caller. */
  clientAddress: string;
}

/** How many times `failures` of the rule: of one account from all addresses, of one address over all accounts, and of all. */
const ACCOUNT_FACTOR = 3;
const NETWORK_FACTOR = 3;
const GLOBAL_FACTOR = 10;

/** Most names that are watched at once; the ones that failed longest ago are forgotten first. */
const MAX_NAMES = 10_000;

/** Keeps the newest names of a map; a name that is set anew has to be deleted first. */
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

  /** Seconds until fewer than `most` count; 0 when it is so now. */
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

/** An IPv6 network of 64 bits counts as one address: whoever has one address of it has all. */
function networkOf(ipAddress: string): string {
  if (!ipAddress.includes(':') || ipAddress.includes('.')) return ipAddress;
  const [head = [], tail] = ipAddress.split('::').map((part) => part.split(':').filter(Boolean));
  // A double colon stands for as many zeros as are missing.
  const zeros = tail ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}

/**
 * Holds back who guesses passwords: an account at an address after too many failures there, an address that fails with
 * many accounts, an account that many addresses fail with, and everybody when too much fails altogether. Who has logged in
 * from an address before knows the password: there only the failures of that account at that address count, so that nobody
 * locks an owner out from elsewhere. Where an account is attacked, a new address has one try. In memory only; all times are
 * Unix seconds.
 */
export class LoginLimit {
  private readonly failuresByPair: Failures;
  private readonly failuresByAccount: Failures;
  private readonly failuresByNetwork: Failures;
  private readonly allFailures: Failures;
  /** Accounts with the addresses that they logged in from. */
  private readonly knownPairs = new Map<string, true>();

  /** `false` lets everybody try for ever. */
  constructor(private readonly rule: LoginLimitRule | false = { failures: 10, seconds: 300 }) {
    const seconds = rule === false ? 0 : rule.seconds;
    this.failuresByPair = new Failures(seconds);
    this.failuresByAccount = new Failures(seconds);
    this.failuresByNetwork = new Failures(seconds);
    this.allFailures = new Failures(seconds);
  }

  /** Seconds until this attempt may be made; 0 when it may be now. */
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
    // A slip of somebody known is no attack.
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
