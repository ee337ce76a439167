import { ApiError } from '../../../dataProvider/http/apiError';
import { getRenewableSession, storeRenewedToken, type RenewableSession } from '../renewableSession';
import { getSession, getSessionKey } from '../session';

/** A token as an answer gives it; moments in Unix seconds. */
export interface AccessToken {
  token: string;
  expiresAt: number | undefined;
  refreshToken?: string | undefined;
  idToken?: string | undefined;
}

/** Seconds before its end at which a token is renewed; of one that lasts less than two minutes a quarter of that. */
const RENEW_EARLY = 30;

const now = (): number => Math.floor(Date.now() / 1000);

/** What is kept to renew a token with; nothing where it does not say when it ends. */
export function toRenewable({ expiresAt, refreshToken, idToken }: AccessToken): RenewableSession {
  const margin = expiresAt === undefined ? 0 : Math.min(RENEW_EARLY, (expiresAt - now()) / 4);
  return {
    ...(expiresAt !== undefined &&
      refreshToken !== undefined && { renewAt: expiresAt - margin, lasts: expiresAt - now() }),
    ...(refreshToken !== undefined && { refreshToken }),
    ...(idToken !== undefined && { idToken }),
  };
}

/** The members that `renewable` sets when a session begins: what it is told by through all renewals, too. */
export const createRenewable = (token: AccessToken): RenewableSession => ({
  id: crypto.randomUUID(),
  since: now(),
  ...toRenewable(token),
});

const isRenewalDue = (): boolean => now() >= (getRenewableSession().renewAt ?? Number.POSITIVE_INFINITY);

/**
 * Nothing of a renewal may touch the session of somebody else, nor one that was signed out of meanwhile, in this tab or
 * another: such a page is being left, and its calls with it. Where the host ended this very session that is said.
 */
function assertSameSession(id: string | undefined): void {
  if (id !== undefined && getSessionKey() === id) return;
  throw getRenewableSession().id === id && id !== undefined
    ? new ApiError(401)
    : new DOMException('The session is another one', 'AbortError');
}

/**
 * Renews the stored token shortly before it ends: one call for all that wait, also those of other tabs. `ask` rejects with an
 * `ApiError` of 401 where the session is over; after any other failure the token is used as long as it lasts. Rejects with an
 * `AbortError` where the session that was to be renewed is not there any more.
 */
export function createTokenRenewal(
  requestToken: (refreshToken: string) => Promise<AccessToken>,
): () => Promise<void> | undefined {
  let pendingRenewal: Promise<void> | undefined;
  const renewOnce = async (id: string | undefined): Promise<void> => {
    assertSameSession(id);
    const { refreshToken, lasts } = getRenewableSession();
    // Another tab was faster.
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

/** One tab at a time; where the browser has no locks, each for itself. */
const withTabLock = (run: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('console.renewal', run).then(() => undefined) : run();
