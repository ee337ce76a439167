import { createStorage } from '../../lib/storage/storage';
import { hasSessionEnded, isSessionOfMainHost, readStoredSession } from '../session';

/** Members that a renewable session stores in addition; see `tokenRenewal.ts`. */
export interface RenewableSession {
  /** Stays the same through all renewals. */
  id?: string;
  /** Unix seconds of the sign-in. */
  since?: number;
  /** Unix seconds after which the token is renewed before the next call. */
  renewAt?: number;
  /** Lifetime of the token in seconds when it was new, in case a renewal does not return it. */
  lasts?: number;
  refreshToken?: string;
  /** As the sign-in's provider returned it; needed for its sign-out. */
  idToken?: string;
}

const consoleStorage = createStorage('local', 'console.');

/** Returns the stored data for renewing the session. Read on each call, because another tab may have renewed it. */
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

/** Replaces the stored token within the same session. */
export function storeRenewedToken(
  token: string,
  expiresAt: number | undefined,
  renewable: RenewableSession,
): void {
  consoleStorage.set('token', token);
  // The renewal time of the old token does not apply to this one.
  const session = { ...readStoredSession(), expires_at: expiresAt, renewAt: undefined, ...renewable };
  consoleStorage.set('session', JSON.stringify(session));
}

/**
 * Minimum age in seconds of a session that may be resumed automatically: a host that rejects every token would cause an
 * endless loop.
 */
const MIN_SESSION_SECONDS = 30;

/**
 * True if the ended session was started here by the same sign-in method, so the same user may sign in again automatically.
 */
export function canResumeSession(): boolean {
  const { since } = readStoredSession();
  return (
    hasSessionEnded() &&
    isSessionOfMainHost() &&
    typeof since === 'number' &&
    Date.now() / 1000 - since > MIN_SESSION_SECONDS
  );
}

/** Replaces the stored permissions. */
export const savePermissions = (codes: readonly string[]): void =>
  consoleStorage.set('permissions', JSON.stringify(codes));
