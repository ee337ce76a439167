import { ApiError } from '../../../dataProvider/apiError';
import { renewableSession, renewSession, type Renewable } from '../renewable';
import { getSession, sessionKey } from '../session';

/** A token as an answer gives it; moments in Unix seconds. */
export interface Token {
  token: string;
  expiresAt: number | undefined;
  refreshToken?: string | undefined;
  idToken?: string | undefined;
}

/** Seconds before its end at which a token is renewed; of one that lasts less than two minutes a quarter of that. */
const EARLY = 30;

const now = (): number => Math.floor(Date.now() / 1000);

/** What is kept to renew a token with; nothing where it does not say when it ends. */
export function renewableOf({ expiresAt, refreshToken, idToken }: Token): Renewable {
  const early = expiresAt === undefined ? 0 : Math.min(EARLY, (expiresAt - now()) / 4);
  return {
    ...(expiresAt !== undefined &&
      refreshToken !== undefined && { renewAt: expiresAt - early, lasts: expiresAt - now() }),
    ...(refreshToken !== undefined && { refreshToken }),
    ...(idToken !== undefined && { idToken }),
  };
}

/** The members that `renewable` sets when a session begins: what it is told by through all renewals, too. */
export const begunWith = (token: Token): Renewable => ({
  id: crypto.randomUUID(),
  since: now(),
  ...renewableOf(token),
});

const isDue = (): boolean => now() >= (renewableSession().renewAt ?? Number.POSITIVE_INFINITY);

/**
 * Nothing of a renewal may touch the session of somebody else, nor one that was signed out of meanwhile, in this tab or
 * another: such a page is being left, and its calls with it. Where the host ended this very session that is said.
 */
function stays(id: string | undefined): void {
  if (id !== undefined && sessionKey() === id) return;
  throw renewableSession().id === id && id !== undefined
    ? new ApiError(401)
    : new DOMException('The session is another one', 'AbortError');
}

/**
 * Renews the stored token shortly before it ends: one call for all that wait, also those of other tabs. `ask` rejects with an
 * `ApiError` of 401 where the session is over; after any other failure the token is used as long as it lasts. Rejects with an
 * `AbortError` where the session that was to be renewed is not there any more.
 */
export function renewal(ask: (refreshToken: string) => Promise<Token>): () => Promise<void> | undefined {
  let running: Promise<void> | undefined;
  const once = async (id: string | undefined): Promise<void> => {
    stays(id);
    const { refreshToken, lasts } = renewableSession();
    // Another tab was faster.
    if (!isDue() || refreshToken === undefined) return;
    try {
      const renewed = await ask(refreshToken);
      stays(id);
      const { expiresAt = lasts === undefined ? undefined : now() + lasts } = renewed;
      renewSession(
        renewed.token,
        expiresAt,
        renewableOf({ ...renewed, expiresAt, refreshToken: renewed.refreshToken ?? refreshToken }),
      );
    } catch (error) {
      stays(id);
      const lasts = (getSession()?.expiresAt ?? 0) > now();
      if (!lasts || (error instanceof ApiError && error.code === 401)) throw error;
      console.warn('The session could not be renewed', error);
    }
  };
  return () => {
    if (!isDue()) return undefined;
    const id = sessionKey();
    running ??= alone(() => once(id)).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** One tab at a time; where the browser has no locks, each for itself. */
const alone = (run: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('console.renewal', run).then(() => undefined) : run();
