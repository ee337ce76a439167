import { broadcast, onBroadcast } from '../lib/storage/crossTab';
import { isPlainObject, readStoredJson } from '../lib/json';
import { createStorage } from '../lib/storage/storage';

/** The signed-in session as stored in the browser (SHELL-44, SHELL-45). Nothing personal is in it. */
export interface Session {
  token: string;
  /** Permission codes: a hint for the screen, never a control. */
  permissions: readonly string[];
  /** unix seconds; informative, since no client timer ends a session (SHELL-46). */
  expiresAt: number | undefined;
  tokenType: string;
  userType: string | undefined;
}

/**
 * Keys of react-admin's store (without its prefix) that survive a sign-out start with one of these: how things look, such
 * as a collapsed menu or hidden columns. Whatever may hold what a user typed or looked for must not.
 */
export const viewPreferencePrefixes = ['view.', 'preferences.'] as const;

const consoleStorage = createStorage('local', 'console.');
const preferenceStorage = createStorage('local', 'RaStore.');
const tabStorage = createStorage('session', 'console.');

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

let cached: { text: string; permissions: readonly string[] } | undefined;

/** The same list as long as the stored text is the same, so that hooks may depend on it. */
function readPermissions(): readonly string[] {
  const text = consoleStorage.get('permissions') ?? '';
  if (cached?.text !== text)
    cached = { text, permissions: readStoredJson(consoleStorage, 'permissions', isStringArray) ?? [] };
  return cached.permissions;
}

/** The stored permissions; they stay while a session that ended is being left, so that the page does not change under it. */
export const getStoredPermissions = (): readonly string[] => readPermissions();

/** The origin of the main host: whoever signed in elsewhere is not signed in here. */
let mainOrigin = getPageOrigin();

function getPageOrigin(): string {
  return globalThis.location?.origin ?? '';
}

/** The way to sign in that sessions of this page are begun with; '' is the product's own. */
let methodId = '';

/** What is kept of the session besides its token. */
export const readStoredSession = (): Readonly<Record<string, unknown>> =>
  readStoredJson(consoleStorage, 'session', isPlainObject) ?? {};

/** Whether the stored session is of this host and this way; those of before that was kept are of the page's own. */
export const isSessionOfMainHost = (): boolean => {
  const { origin, via: storedMethodId = '' } = readStoredSession();
  return (
    (typeof origin === 'string' ? origin : getPageOrigin()) === mainOrigin && storedMethodId === methodId
  );
};

/**
 * Says at the start where the main host is, and how one signs in there. A session of another origin or way ends here: a
 * config that names another main host or provider gets no token without a new sign-in. Returns whether one was ended.
 */
export function bindSession(origin: string, signInMethodId = ''): boolean {
  mainOrigin = origin;
  methodId = signInMethodId;
  if (!consoleStorage.get('token') || isSessionOfMainHost()) return false;
  clearSession();
  return true;
}

/** The bearer token, if somebody is signed in. */
export const getToken = (): string | undefined => consoleStorage.get('token') || undefined;

/** The token for a host at `origin`: where it came from, and the origins that the build names besides. */
export const getTokenFor = (origin: string, trustedOrigins: readonly string[] = []): string | undefined =>
  origin !== '' && (origin === mainOrigin || trustedOrigins.includes(origin)) ? getToken() : undefined;

/** What tells one session from another: the same as long as it lasts, also when its token is renewed. */
export function getSessionKey(): string | undefined {
  const token = getToken();
  const { id } = token === undefined ? {} : readStoredSession();
  return typeof id === 'string' ? id : token;
}

/** The stored session; undefined when nobody is signed in. Garbage in the storage counts as absent. */
export function getSession(): Session | undefined {
  const token = getToken();
  if (token === undefined) return undefined;
  const stored = readStoredSession();
  return {
    token,
    permissions: readPermissions(),
    expiresAt: typeof stored.expires_at === 'number' ? stored.expires_at : undefined,
    tokenType: typeof stored.token_type === 'string' ? stored.token_type : 'Bearer',
    userType: typeof stored.user_type === 'string' ? stored.user_type : undefined,
  };
}

// What this tab believes: a change that it made itself is no news to it.
let knownKey: string | undefined;
const rememberSessionKey = (): void => {
  knownKey = getSessionKey();
};

/**
 * Stores the answer of the login (SHELL-44), for the origin of the main host and the way to sign in, with `more` that the way
 * keeps. Throws when it carries no token.
 */
export function saveSession(loginResponse: unknown, extra: object = {}): void {
  const response = isPlainObject(loginResponse) ? loginResponse : {};
  const { token, expires_at, token_type, user_type } = response;
  if (typeof token !== 'string' || token === '') throw new TypeError('The login answered without a token');
  clearExceptPreferences();
  consoleStorage.set('token', token);
  consoleStorage.set(
    'permissions',
    JSON.stringify(isStringArray(response.permissions) ? response.permissions : []),
  );
  const session = {
    expires_at,
    token_type,
    user_type,
    origin: mainOrigin,
    ...(methodId && { via: methodId }),
    ...extra,
  };
  consoleStorage.set('session', JSON.stringify(session));
  tabStorage.remove('ended');
  tabStorage.remove('typedLost');
  tabStorage.remove(LIST_SNAPSHOT_KEY);
  rememberSessionKey();
  broadcast('login');
}

/** Removes everything that the console keeps in the browser, preferences too (SHELL-42), and tells the other tabs. */
export function clearSession(): void {
  consoleStorage.clear();
  preferenceStorage.clear();
  tabStorage.clear();
  rememberSessionKey();
  broadcast('logout');
}

/** Key, in this tab, of the rows that a list showed last: they end with the session, whoever ends it. */
const LIST_SNAPSHOT_KEY = 'look';

/** Keeps in this tab what the next page may show of a list before it is read, with what tells whose it is; drops what does not fit. */
export function storeListSnapshot(snapshot: object): void {
  const token = getToken();
  if (token !== undefined)
    tabStorage.set(LIST_SNAPSHOT_KEY, JSON.stringify({ ...snapshot, of: token.slice(-12) }));
}

/** Nothing is shown of a list before it is read. */
export const clearListSnapshot = (): void => tabStorage.remove(LIST_SNAPSHOT_KEY);

/** Remembers in this tab, until the next sign-in, that the host ended the session: the login says so. */
export const markSessionEnded = (): void => tabStorage.set('ended', 'yes');

/** Whether the host ended the session of this tab. */
export const hasSessionEnded = (): boolean => tabStorage.get('ended') !== null;

/** Remembers in this tab, until the next sign-in, that what was typed went with a sign-out elsewhere: the login says so. */
export const markInputLost = (): void => tabStorage.set('typedLost', 'yes');

/** Whether something that was typed in this tab went with a sign-out elsewhere. */
export const wasInputLost = (): boolean => tabStorage.get('typedLost') !== null;

/** A 401 removes the token alone (SHELL-47): drafts of this tab wait for the same user to come back. */
export function dropToken(): void {
  consoleStorage.remove('token');
  tabStorage.remove(LIST_SNAPSHOT_KEY);
  // And what would get another one.
  if (methodId)
    consoleStorage.set(
      'session',
      JSON.stringify({ ...readStoredSession(), refreshToken: undefined, idToken: undefined }),
    );
  rememberSessionKey();
}

function clearExceptPreferences(): void {
  consoleStorage.clear();
  for (const key of preferenceStorage.keys()) {
    const isPreference = key === 'version' || viewPreferencePrefixes.some((prefix) => key.startsWith(prefix));
    if (!isPreference) preferenceStorage.remove(key);
  }
}

/**
 * Calls back when the session of this page ended elsewhere: signed out, or somebody signed in, in another tab, or
 * the page came back from the browser's page cache after a sign-out. Returns the way to stop.
 */
export function onSessionEndedElsewhere(callback: () => void): () => void {
  rememberSessionKey();
  const initialKey = knownKey;
  const check = (): void => {
    const currentKey = getSessionKey();
    // A token that a 401 removed in another tab is no sign-out: the rest of the session is still there.
    const isTokenDropped = currentKey === undefined && consoleStorage.get('session') !== null;
    if (currentKey === knownKey || isTokenDropped) return;
    knownKey = currentKey;
    // Whoever signed out elsewhere leaves nothing here; who signed in elsewhere may be the same person.
    if (currentKey === undefined) tabStorage.clear();
    callback();
  };
  // A page from the cache also slept through a sign-out of its own.
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted && getSessionKey() !== initialKey) callback();
  };
  const unsubscribes = [onBroadcast(check), consoleStorage.onChange(check)];
  window.addEventListener('pageshow', onPageShow);
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    window.removeEventListener('pageshow', onPageShow);
  };
}
