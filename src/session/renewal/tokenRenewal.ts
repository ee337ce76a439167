import { ApiError } from '../../../dataProvider/http/apiError';
import { createRandomId } from '../../lib/text/createRandomId';
import { getRenewableSession, storeRenewedToken, type RenewableSession } from './renewableSession';
import { getSession, getSessionKey } from '../session';

/** Token of a response; times in Unix seconds. */
export interface AccessToken {
  token: string;
  expiresAt: number | undefined;
  refreshToken?: string | undefined;
  idToken?: string | undefined;
}

/** Seconds before its expiry at which a token is renewed; a quarter of the lifetime if that is under two minutes. */
const RENEW_EARLY = 30;

const now = (): number => Math.floor(Date.now() / 1000);

/** Returns the data that is stored to renew a token. No renewal time if its expiry or refresh token is unknown. */
export function toRenewable({ expiresAt, refreshToken, idToken }: AccessToken): RenewableSession {
  const margin = expiresAt === undefined ? 0 : Math.min(RENEW_EARLY, (expiresAt - now()) / 4);
  return {
    ...(expiresAt !== undefined &&
      refreshToken !== undefined && { renewAt: expiresAt - margin, lasts: expiresAt - now() }),
    ...(refreshToken !== undefined && { refreshToken }),
    ...(idToken !== undefined && { idToken }),
  };
}

/** Returns the renewal data of a new session, plus its id, which stays the same through all renewals, and its start. */
export const createRenewable = (token: AccessToken): RenewableSession => ({
  id: createRandomId(),
  since: now(),
  ...toRenewable(token),
});

const isRenewalDue = (): boolean => now() >= (getRenewableSession().renewAt ?? Number.POSITIVE_INFINITY);

/**
 * Throws if the session has changed: a renewal must not affect another user's session, nor one that was signed out meanwhile
 * in any tab. Such a page is being left, so its calls are aborted. If the host ended this very session, throws a 401.
 */
function assertSameSession(id: string | undefined): void {
  if (id !== undefined && getSessionKey() === id) return;
  throw getRenewableSession().id === id && id !== undefined
    ? new ApiError(401)
    : new DOMException('The session is another one', 'AbortError');
}

/**
 * Renews the stored token shortly before it expires, with one call for all callers, also those of other tabs. `requestToken`
 * rejects with an `ApiError` of 401 if the session is over. After any other failure the token is used until it expires. The
 * returned function rejects with an `AbortError` if the session to renew no longer exists.
 */
export function createTokenRenewal(
  requestToken: (refreshToken: string) => Promise<AccessToken>,
): () => Promise<void> | undefined {
  let pendingRenewal: Promise<void> | undefined;
  const renewOnce = async (id: string | undefined): Promise<void> => {
    assertSameSession(id);
    const { refreshToken, lasts } = getRenewableSession();
    // Another tab has renewed it already.
    if (!isRenewalDue() || refreshToken === undefined) return;
    try {
      const newToken = await requestToken(refreshToken);
      assertSameSession(id);
      const { expiresAt = lasts === undefined ? undefined : now() + lasts } = newToken;
      storeRenewedToken(
        newToken.token,
        expiresAt,
        toRenewable({ ...newToken, expiresAt, refreshToken: newToken.refreshToken ?? refreshToken }),
      );
    } catch (error) {
      assertSameSession(id);
      const isStillValid = (getSession()?.expiresAt ?? 0) > now();
      if (!isStillValid || (error instanceof ApiError && error.code === 401)) throw error;
      console.warn('The session could not be renewed', error);
    }
  };
  return () => {
    if (!isRenewalDue()) return undefined;
    const id = getSessionKey();
    pendingRenewal ??= withTabLock(() => renewOnce(id)).finally(() => {
      pendingRenewal = undefined;
    });
    return pendingRenewal;
  };
}

/** Lets one tab run at a time; without the Web Locks API, tabs run independently. */
const withTabLock = (run: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('console.renewal', run).then(() => undefined) : run();
