import { hashToken } from '../../../fixtures/secrets';
import type { UserRow } from '../../../fixtures/rows/users';
import { newToken } from '../../server/security/tokens';
import type { Store } from '../../store/store';

/** Session lifetime in seconds: twelve hours. */
const SESSION_SECONDS = 12 * 3600;

/** Opens a session. `now` is Unix seconds. */
export async function openSession(
  store: Store,
  userId: string,
  now: number,
): Promise<{ token: string; expiresAt: number }> {
  const token = newToken();
  const expiresAt = now + SESSION_SECONDS;
  await store.insert('sessions', { hash: hashToken(token), user_id: userId, expires_at: expiresAt });
  return { token, expiresAt };
}

/** Returns the user of a valid token. */
export const findSessionUser = (store: Store, token: string, now: number): Promise<UserRow | undefined> =>
  store.sessionUser(hashToken(token), now);

/** Ends the session of a token. */
export const closeSession = (store: Store, token: string): Promise<void> =>
  store.remove('sessions', { hash: hashToken(token) });
