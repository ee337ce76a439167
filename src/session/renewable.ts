import { createStorage } from '../lib/storage';
import { hasEnded, isOfHere, kept } from './session';

/** What a session that can be renewed keeps besides; see `declared/renewal.ts`. */
export interface Renewable {
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

const own = createStorage('local', 'console.');

/** What is stored to renew the session with; read anew, since another tab may have renewed it. */
export function renewableSession(): Renewable {
  const { renewAt, lasts, ...texts } = kept();
  const found = (['id', 'refreshToken', 'idToken'] as const).flatMap((name) => {
    const text = texts[name];
    return typeof text === 'string' ? [[name, text] as const] : [];
  });
  return {
    ...Object.fromEntries(found),
    ...(typeof renewAt === 'number' && { renewAt }),
    ...(typeof lasts === 'number' && { lasts }),
  };
}

/** Puts a new token in the place of the stored one, in the same session. */
export function renewSession(token: string, expiresAt: number | undefined, renewable: Renewable): void {
  own.set('token', token);
  // When the old token was to be renewed says nothing of this one.
  const session = { ...kept(), expires_at: expiresAt, renewAt: undefined, ...renewable };
  own.set('session', JSON.stringify(session));
}

/** Seconds that a session has lasted at least that is begun again unasked: a host that refuses every token would do so for ever. */
const LASTED = 30;

/** Whether the session that ended was begun here in the same way, so that the same person may be let in again unasked. */
export function mayResume(): boolean {
  const { since } = kept();
  return hasEnded() && isOfHere() && typeof since === 'number' && Date.now() / 1000 - since > LASTED;
}

/** Puts other permissions in the place of the stored ones. */
export const savePermissions = (codes: readonly string[]): void =>
  own.set('permissions', JSON.stringify(codes));
