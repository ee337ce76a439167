import { createStorage } from '../lib/storage/storage';
import { hasSessionEnded, isSessionOfMainHost, readStoredSession } from './session';

/** What a session that can be renewed keeps besides; see `declared/renewal.ts`. */
export interface RenewableSession {
  /** The same through all renewals. */
  id?: string;
  /** Unix seconds of the sign-in. */
  since?: number;
  /** Unix seconds from which on it is renewed before the next call. */
  renewAt?: number;
  /** Seconds that its token was good for when it was new: a renewal need not say it again. */
  lasts?: number;
  refreshToken?: string;
  /** As the provider of the sign-in gave it, for its sign-out. */
  idToken?: string;
}

const consoleStorage = createStorage('local', 'console.');

/** What is stored to renew the session with; read anew, since another tab may have renewed it. */
export function getRenewableSession(): RenewableSession {
  const { renewAt, lasts, ...texts } = readStoredSession();
  const textEntries = (['id', 'refreshToken', 'idToken'] as const).flatMap((name) => {
    const text = texts[name];
    return typeof text === 'string' ? [[name, text] as const] : [];
  });
  return {
    ...Object.fromEntries(textEntries),
    ...(typeof renewAt === 'number' && { renewAt }),
    ...(typeof lasts === 'number' && { lasts }),
  };
}

/** Puts a new token in the place of the stored one, in the same session. */
export function storeRenewedToken(
  token: string,
  expiresAt: number | undefined,
  renewable: RenewableSession,
): void {
  consoleStorage.set('token', token);
  // When the old token was to be renewed says nothing of this one.
  const session = { ...readStoredSession(), expires_at: expiresAt, renewAt: undefined, ...renewable };
  consoleStorage.set('session', JSON.stringify(session));
}

/** Seconds that a session has lasted at least that is begun again unasked: a host that refuses every token would do so for ever. */
const MIN_SESSION_SECONDS = 30;

/** Whether the session that ended was begun here in the same way, so that the same person may be let in again unasked. */
export function canResumeSession(): boolean {
  const { since } = readStoredSession();
  return (
    hasSessionEnded() &&
    isSessionOfMainHost() &&
    typeof since === 'number' &&
    Date.now() / 1000 - since > MIN_SESSION_SECONDS
  );
}

/** Puts other permissions in the place of the stored ones. */
export const savePermissions = (codes: readonly string[]): void =>
  consoleStorage.set('permissions', JSON.stringify(codes));
