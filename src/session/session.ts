import { broadcast, onBroadcast } from '../lib/storage/crossTab';
import { isPlainObject, readStoredJson } from '../lib/json';
import { LANGUAGE_KEY, readStoredLanguage, storeLanguage } from '../lib/language/storedLanguage';
import { createStorage } from '../lib/storage/storage';

/** Signed-in session as stored in the browser. It contains no personal data. */
export interface Session {
  token: string;
  /** Permission codes: they control what the screen shows and are no protection. */
  permissions: readonly string[];
  /** Unix seconds; informative, because no client timer ends a session. */
  expiresAt: number | undefined;
  tokenType: string;
  userType: string | undefined;
}

/**
 * Prefixes of react-admin store keys (without the store's own prefix) that survive a sign-out: view preferences such as a
 * collapsed menu or hidden columns. Keys that may hold input or searches of the user must not be added.
 */
export const viewPreferencePrefixes = ['view.', 'preferences.'] as const;

const consoleStorage = createStorage('local', 'console.');
const preferenceStorage = createStorage('local', 'RaStore.');
const tabStorage = createStorage('session', 'console.');

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

let cached: { text: string; permissions: readonly string[] } | undefined;

/** Returns the same array while the stored text is unchanged, so hooks may depend on it. */
function readPermissions(): readonly string[] {
  const text = consoleStorage.get('permissions') ?? '';
  if (cached?.text !== text)
    cached = { text, permissions: readStoredJson(consoleStorage, 'permissions', isStringArray) ?? [] };
  return cached.permissions;
}

/** Returns the stored permissions. They remain while the page of an ended session is being left, so it does not change. */
export const getStoredPermissions = (): readonly string[] => readPermissions();

/** Origin of the main host: a session of another origin is not valid here. */
let mainOrigin = getPageOrigin();

function getPageOrigin(): string {
  return globalThis.location?.origin ?? '';
}

/** Id of the sign-in method for sessions of this page; '' is the product's own. */
let methodId = '';

/** Returns the stored data of the session besides its token. */
export const readStoredSession = (): Readonly<Record<string, unknown>> =>
  readStoredJson(consoleStorage, 'session', isPlainObject) ?? {};

/**
 * True if the stored session belongs to this host and sign-in method; old sessions without an origin belong to the page's
 * own origin.
 */
export const isSessionOfMainHost = (): boolean => {
  const { origin, via: storedMethodId = '' } = readStoredSession();
  return (
    (typeof origin === 'string' ? origin : getPageOrigin()) === mainOrigin && storedMethodId === methodId
  );
};

/**
 * Sets the origin of the main host and the sign-in method on startup. Ends a session of another origin or method, so a
 * config that names another main host or provider gets no token without a new sign-in. Returns true if a session was ended.
 */
export function bindSession(origin: string, signInMethodId = ''): boolean {
  mainOrigin = origin;
  methodId = signInMethodId;
  if (!consoleStorage.get('token') || isSessionOfMainHost()) return false;
  clearSession();
  return true;
}

/** Returns the bearer token; undefined if no user is signed in. */
export const getToken = (): string | undefined => consoleStorage.get('token') || undefined;

/** Returns the token for a host at `origin`: allowed for the origin that issued it and for those that the build trusts. */
export const getTokenFor = (origin: string, trustedOrigins: readonly string[] = []): string | undefined =>
  origin !== '' && (origin === mainOrigin || trustedOrigins.includes(origin)) ? getToken() : undefined;

/** Returns the id of the session, which stays the same when its token is renewed. */
export function getSessionKey(): string | undefined {
  const token = getToken();
  const { id } = token === undefined ? {} : readStoredSession();
  return typeof id === 'string' ? id : token;
}

/** Returns the stored session; undefined if no user is signed in. Invalid stored data counts as absent. */
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

// Last session key that this tab knows; its own changes are not reported to it.
let knownKey: string | undefined;
const rememberSessionKey = (): void => {
  knownKey = getSessionKey();
};

/**
 * Stores the login response for the origin of the main host and the sign-in method, with the method's `extra` members.
 * Throws if the response contains no token.
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
  rememberSessionKey();
  broadcast('login');
}

/**
 * Removes everything that the console stores in the browser, also preferences, and notifies the other tabs. Only the language
 * stays: it identifies no user, and the login page uses it.
 */
export function clearSession(): void {
  consoleStorage.clear();
  const language = readStoredLanguage();
  preferenceStorage.clear();
  if (language !== undefined) storeLanguage(language);
  tabStorage.clear();
  rememberSessionKey();
  broadcast('logout');
}

/** Marks in this tab, until the next sign-in, that the host ended the session; the login page shows it. */
export const markSessionEnded = (): void => tabStorage.set('ended', 'yes');

/** True if the host ended the session of this tab. */
export const hasSessionEnded = (): boolean => tabStorage.get('ended') !== null;

/** Marks in this tab, until the next sign-in, that a sign-out in another tab discarded input; the login page shows it. */
export const markInputLost = (): void => tabStorage.set('typedLost', 'yes');

/** True if a sign-out in another tab discarded input of this tab. */
export const wasInputLost = (): boolean => tabStorage.get('typedLost') !== null;

/** Removes only the token, after a 401: drafts of this tab wait until the same user comes back. */
export function dropToken(): void {
  consoleStorage.remove('token');
  // Also remove the tokens that could get a new one.
  if (methodId)
    consoleStorage.set(
      'session',
      JSON.stringify({ ...readStoredSession(), refreshToken: undefined, idToken: undefined }),
    );
  rememberSessionKey();
}

function clearExceptPreferences(): void {
  // Rollouts wait for their user's next session; those of another user are removed when the tray opens.
  for (const key of consoleStorage.keys()) if (!key.startsWith('rollout.')) consoleStorage.remove(key);
  for (const key of preferenceStorage.keys()) {
    const isPreference =
      key === 'version' ||
      key === LANGUAGE_KEY ||
      viewPreferencePrefixes.some((prefix) => key.startsWith(prefix));
    if (!isPreference) preferenceStorage.remove(key);
  }
}

/**
 * Calls back when the session of this page ends elsewhere: another tab signs out or in, or the page is restored from the
 * back/forward cache after a sign-out. Returns a function that unsubscribes.
 */
export function onSessionEndedElsewhere(callback: () => void): () => void {
  rememberSessionKey();
  const initialKey = knownKey;
  const check = (): void => {
    const currentKey = getSessionKey();
    // A token that a 401 removed in another tab is not a sign-out: the rest of the session is still stored.
    const isTokenDropped = currentKey === undefined && consoleStorage.get('session') !== null;
    if (currentKey === knownKey || isTokenDropped) return;
    knownKey = currentKey;
    // After a sign-out elsewhere this tab is cleared; after a sign-in elsewhere it may be the same user, so it is not.
    if (currentKey === undefined) tabStorage.clear();
    callback();
  };
  // A page in the back/forward cache also missed a sign-out of its own tab.
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
