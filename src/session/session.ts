import { announce, onAnnounced } from '../lib/crossTab';
import { isPlainObject, readJson } from '../lib/json';
import { createStorage } from '../lib/storage';

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
export const viewPreferences = ['view.', 'preferences.'] as const;

const own = createStorage('local', 'console.');
const preferences = createStorage('local', 'RaStore.');
const tab = createStorage('session', 'console.');

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

let cached: { text: string; permissions: readonly string[] } | undefined;

/** The same list as long as the stored text is the same, so that hooks may depend on it. */
function permissions(): readonly string[] {
  const text = own.get('permissions') ?? '';
  if (cached?.text !== text) cached = { text, permissions: readJson(own, 'permissions', isTexts) ?? [] };
  return cached.permissions;
}

/** The stored permissions; they stay while a session that ended is being left, so that the page does not change under it. */
export const storedPermissions = (): readonly string[] => permissions();

/** The origin of the main host: whoever signed in elsewhere is not signed in here. */
let home = pageOrigin();

function pageOrigin(): string {
  return globalThis.location?.origin ?? '';
}

/** The way to sign in that sessions of this page are begun with; '' is the product's own. */
let via = '';

/** What is kept of the session besides its token. */
export const kept = (): Readonly<Record<string, unknown>> => readJson(own, 'session', isPlainObject) ?? {};

/** Whether the stored session is of this host and this way; those of before that was kept are of the page's own. */
export const isOfHere = (): boolean => {
  const { origin, via: way = '' } = kept();
  return (typeof origin === 'string' ? origin : pageOrigin()) === home && way === via;
};

/**
 * Says at the start where the main host is, and how one signs in there. A session of another origin or way ends here: a
 * config that names another main host or provider gets no token without a new sign-in. Returns whether one was ended.
 */
export function bindSession(origin: string, way = ''): boolean {
  home = origin;
  via = way;
  if (!own.get('token') || isOfHere()) return false;
  clearSession();
  return true;
}

/** The bearer token, if somebody is signed in. */
export const getToken = (): string | undefined => own.get('token') || undefined;

/** The token for a host at `origin`: where it came from, and the origins that the build names besides. */
export const tokenFor = (origin: string, named: readonly string[] = []): string | undefined =>
  origin !== '' && (origin === home || named.includes(origin)) ? getToken() : undefined;

/** What tells one session from another: the same as long as it lasts, also when its token is renewed. */
export function sessionKey(): string | undefined {
  const token = getToken();
  const { id } = token === undefined ? {} : kept();
  return typeof id === 'string' ? id : token;
}

/** The stored session; undefined when nobody is signed in. Garbage in the storage counts as absent. */
export function getSession(): Session | undefined {
  const token = getToken();
  if (token === undefined) return undefined;
  const rest = kept();
  return {
    token,
    permissions: permissions(),
    expiresAt: typeof rest.expires_at === 'number' ? rest.expires_at : undefined,
    tokenType: typeof rest.token_type === 'string' ? rest.token_type : 'Bearer',
    userType: typeof rest.user_type === 'string' ? rest.user_type : undefined,
  };
}

// What this tab believes: a change that it made itself is no news to it.
let known: string | undefined;
const remember = (): void => {
  known = sessionKey();
};

/**
 * Stores the answer of the login (SHELL-44), for the origin of the main host and the way to sign in, with `more` that the way
 * keeps. Throws when it carries no token.
 */
export function saveSession(fromLogin: unknown, more: object = {}): void {
  const answer = isPlainObject(fromLogin) ? fromLogin : {};
  const { token, expires_at, token_type, user_type } = answer;
  if (typeof token !== 'string' || token === '') throw new TypeError('The login answered without a token');
  forget();
  own.set('token', token);
  own.set('permissions', JSON.stringify(isTexts(answer.permissions) ? answer.permissions : []));
  const session = { expires_at, token_type, user_type, origin: home, ...(via && { via }), ...more };
  own.set('session', JSON.stringify(session));
  tab.remove('ended');
  tab.remove('typedLost');
  tab.remove(LOOK);
  remember();
  announce('login');
}

/** Removes everything that the console keeps in the browser, preferences too (SHELL-42), and tells the other tabs. */
export function clearSession(): void {
  own.clear();
  preferences.clear();
  tab.clear();
  remember();
  announce('logout');
}

/** Key, in this tab, of the rows that a list showed last: they end with the session, whoever ends it. */
const LOOK = 'look';

/** Keeps in this tab what the next page may show of a list before it is read, with what tells whose it is; drops what does not fit. */
export function keepLook(look: object): void {
  const token = getToken();
  if (token !== undefined) tab.set(LOOK, JSON.stringify({ ...look, of: token.slice(-12) }));
}

/** Nothing is shown of a list before it is read. */
export const forgetLook = (): void => tab.remove(LOOK);

/** Remembers in this tab, until the next sign-in, that the host ended the session: the login says so. */
export const markEnded = (): void => tab.set('ended', 'yes');

/** Whether the host ended the session of this tab. */
export const hasEnded = (): boolean => tab.get('ended') !== null;

/** Remembers in this tab, until the next sign-in, that what was typed went with a sign-out elsewhere: the login says so. */
export const markTypedLost = (): void => tab.set('typedLost', 'yes');

/** Whether something that was typed in this tab went with a sign-out elsewhere. */
export const wasTypedLost = (): boolean => tab.get('typedLost') !== null;

/** A 401 removes the token alone (SHELL-47): drafts of this tab wait for the same user to come back. */
export function dropToken(): void {
  own.remove('token');
  tab.remove(LOOK);
  // And what would get another one.
  if (via) own.set('session', JSON.stringify({ ...kept(), refreshToken: undefined, idToken: undefined }));
  remember();
}

function forget(): void {
  own.clear();
  for (const key of preferences.keys()) {
    const isView = key === 'version' || viewPreferences.some((prefix) => key.startsWith(prefix));
    if (!isView) preferences.remove(key);
  }
}

/**
 * Calls back when the session of this page ended elsewhere: signed out, or somebody signed in, in another tab, or
 * the page came back from the browser's page cache after a sign-out. Returns the way to stop.
 */
export function onSessionEnded(callback: () => void): () => void {
  remember();
  const mine = known;
  const check = (): void => {
    const now = sessionKey();
    // A token that a 401 removed in another tab is no sign-out: the rest of the session is still there.
    const dropped = now === undefined && own.get('session') !== null;
    if (now === known || dropped) return;
    known = now;
    // Whoever signed out elsewhere leaves nothing here; who signed in elsewhere may be the same person.
    if (now === undefined) tab.clear();
    callback();
  };
  // A page from the cache also slept through a sign-out of its own.
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted && sessionKey() !== mine) callback();
  };
  const stops = [onAnnounced(check), own.onChange(check)];
  window.addEventListener('pageshow', shown);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('pageshow', shown);
  };
}
