import { ApiError, isOutcomeUnknown, UNKNOWN_ERROR } from '../../../dataProvider/http/apiError';
import type { RequestFunction } from '../../../dataProvider/http/request';
import type { Scope } from '../../../dataProvider/templates/fillTemplate';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { isPlainObject } from '../../lib/json';
import { TOKEN_PLACEHOLDER } from '../tokenPlaceholder';
import { getRenewableSession } from '../renewal/renewableSession';
import { getSession, getToken, saveSession } from '../session';
import type { SignInMethod } from './signInMethod';
import { sendSessionCall, type SessionCall } from './sessionCall';
import { createAuthTransport } from './createAuthTransport';
import { readSessionPermissions } from './sessionPermissions';
import {
  listTextPaths,
  readResponseText,
  readResponseValue,
  toExpiry,
  type ReadableResponse,
} from './readResponse';
import { createRenewable, createTokenRenewal, type AccessToken } from '../renewal/tokenRenewal';
import { createReadUser } from './mapUser';

type LoginCall = NonNullable<SignInInput['login']>;

/** The product's own sign-in, whose members the config overrides. */
const LOGIN = {
  method: 'POST',
  path: '/users/login',
  body: { email: '{user}', password: '{password}' },
  token: 'token',
  expiresAt: 'expires_at',
} as const;
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
    signIn: async (request, { email, password }) => {
      const scope = { user: email, password };
      const answer = await sendSessionCall(request, login, {
        headers,
        scope,
        tokenOverride: usesCookie ? TOKEN_PLACEHOLDER : false,
      });
      const response = unwrapSession(answer, login);
      const accessToken = parseAccessToken(response, login, usesCookie);
      const options = { headers, accessToken: accessToken.token, response };
      const permissions = await readSessionPermissions(request, source.permissions, options);
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

/** Fills in the product's defaults, except the body of a call that has none. */
const withLoginDefaults = (login: SignInInput['login']): NonNullable<SignInInput['login']> => ({
  ...LOGIN,
  ...(login?.method === 'GET' && { body: undefined }),
  ...login,
});

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

/** Parses the token of a response. If no refresh token is declared, the token itself renews the session. */
function parseAccessToken(response: ReadableResponse, call: LoginCall, usesCookie: boolean): AccessToken {
  const token = usesCookie ? TOKEN_PLACEHOLDER : readResponseText(response, call.token);
  if (token === undefined) throw missingTokenError(response, call);
  return {
    token,
    expiresAt: toExpiry(
      readResponseValue(response, call.expiresIn) ?? readResponseValue(response, call.expiresAt),
      call.expiresInUnit,
    ),
    refreshToken:
      readResponseText(response, call.refreshToken) ??
      (usesCookie || call.refreshToken === undefined ? TOKEN_PLACEHOLDER : undefined),
  };
}

/** Returns the response of a login call, or its `data` if the host wraps the session in it like records. */
function unwrapSession(response: ReadableResponse, { token }: LoginCall): ReadableResponse {
  const { body } = response;
  const inner = { ...response, body: isPlainObject(body) ? body.data : undefined };
  const isWrapped =
    readResponseText(response, token) === undefined && readResponseText(inner, token) !== undefined;
  return isWrapped ? inner : response;
}

/** Error of a response without a token: names the places of the config and of the texts in the response. */
function missingTokenError(response: ReadableResponse, { token }: LoginCall): ApiError {
  const places = listTextPaths(response).map((path) => `«${path}»`);
  const found = places.length > 0 ? `trae ${places.join(', ')}` : 'no trae ningún texto';
  return new ApiError(UNKNOWN_ERROR, {
    message: `La respuesta no contiene el token en «${[token ?? []].flat().join('», «')}» (signIn.login.token): ${found}.`,
  });
}

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
