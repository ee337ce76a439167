import { ApiError, isOutcomeUnknown } from '../../../dataProvider/http/apiError';
import type { RequestFunction } from '../../../dataProvider/http/request';
import type { Scope } from '../../../dataProvider/templates/fillTemplate';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { TOKEN_PLACEHOLDER } from '../tokenPlaceholder';
import { getRenewableSession } from '../renewal/renewableSession';
import { getSession, getToken, saveSession } from '../session';
import type { SignInMethod } from './signInMethod';
import { sendSessionCall, type SessionCall } from './sessionCall';
import { createAuthTransport } from './createAuthTransport';
import {
  parseAccessToken,
  requestPasswordSession,
  unwrapSession,
  withLoginDefaults,
  type LoginCall,
} from './passwordSession';
import { createRenewable, createTokenRenewal } from '../renewal/tokenRenewal';
import { createReadUser } from './mapUser';

/** Statuses by which a host asks to retry later. */
const BUSY_STATUSES = [408, 429];
const LOGOUT: SessionCall = { path: '/users/logout' };

/** Creates the method for users with a password at the main host, by calls of the config. */
export function createPasswordSignIn(source: SignInInput, sessionPaths: readonly string[]): SignInMethod {
  const { headers, logout = LOGOUT, user, token } = source;
  const login = withLoginDefaults(source.login);
  const usesCookie = token === 'cookie';
  const authTransport = createAuthTransport(token);
  const readUser = createReadUser(source);
  const renewToken =
    source.refresh && createRenewal({ ...tokenPaths(login), method: 'POST', ...source.refresh }, source);
  return {
    id: `password ${usesCookie ? 'cookie' : ''}`,
    sessionPaths,
    hasNoLegalDocuments: source.legal === false,
    ...(user === 'name' && { loginKind: user }),
    ...(login.wrong && { wrongStatuses: login.wrong }),
    ...(authTransport && { authTransport }),
    ...(readUser && { readUser }),
    ...(renewToken && { renewToken }),
    signIn: async (request, credentials) => {
      const { accessToken, permissions } = await requestPasswordSession(request, source, credentials);
      const { token: text, expiresAt: expires_at } = accessToken;
      saveSession({ token: text, expires_at, permissions }, source.refresh && createRenewable(accessToken));
    },
    signOut: async (request) => {
      if (logout === false) return undefined;
      // Before the call is filled: otherwise it would send a token that a renewal has revoked.
      await renewToken?.(request);
      const call: SessionCall = { path: '/users/logout', ...logout };
      // As the product does; a declared call sets its own content type.
      const forceJsonContentType = source.logout === undefined;
      await sendSessionCall(request, call, {
        headers,
        scope: getSessionScope(getRenewableSession().refreshToken),
        forceJsonContentType,
      });
      return undefined;
    },
  };
}

/** Returns the paths at which the response of a login call is read. */
const tokenPaths = ({ token, expiresAt, expiresIn, expiresInUnit, refreshToken }: LoginCall) => ({
  token,
  expiresAt,
  expiresIn,
  expiresInUnit,
  refreshToken,
});

/** Returns the scope of a session call. Token placeholders are left out. */
const getSessionScope = (refreshToken: string | undefined): Scope =>
  Object.fromEntries(
    Object.entries({ token: getToken(), refreshToken }).filter(
      ([, text]) => text !== undefined && text !== TOKEN_PLACEHOLDER,
    ),
  );

function createRenewal(
  call: LoginCall,
  { headers, token }: SignInInput,
): NonNullable<SignInMethod['renewToken']> {
  let currentRequest: RequestFunction;
  const isReplacedByRefreshToken = (): boolean =>
    call.refreshToken !== undefined &&
    token !== 'cookie' &&
    (getSession()?.expiresAt ?? Number.POSITIVE_INFINITY) <= Date.now() / 1000;
  const runRenewal = createTokenRenewal(async (refreshToken) => {
    const scope = getSessionScope(refreshToken);
    try {
      const response = await sendSessionCall(currentRequest, call, {
        headers,
        scope,
        // Hosts such as Directus refuse an expired token here too; the refresh token is enough.
        tokenOverride: (isReplacedByRefreshToken() ? undefined : getToken()) ?? false,
      });
      return parseAccessToken(unwrapSession(response, call), call, token === 'cookie');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // If the host refuses for any reason, the session is over, unless the host is only busy.
      const isBusy = error.status >= 500 || BUSY_STATUSES.includes(error.status);
      throw isOutcomeUnknown(error) || isBusy ? new ApiError(error.code) : new ApiError(401);
    }
  });
  return (request) => {
    currentRequest = request;
    return runRenewal();
  };
}
