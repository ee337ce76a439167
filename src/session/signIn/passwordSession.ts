import { ApiError, UNKNOWN_ERROR } from '../../../dataProvider/http/apiError';
import type { RequestFunction } from '../../../dataProvider/http/request';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { isPlainObject } from '../../lib/json';
import type { AccessToken } from '../renewal/tokenRenewal';
import { TOKEN_PLACEHOLDER } from '../tokenPlaceholder';
import {
  listTextPaths,
  readResponseText,
  readResponseValue,
  toExpiry,
  type ReadableResponse,
} from './readResponse';
import { sendSessionCall } from './sessionCall';
import { readSessionPermissions } from './sessionPermissions';
import type { Credentials } from './signInMethod';
import { interpolateText } from '../../i18n/interpolateText';
import { passwordTexts } from './passwordTexts';

export type LoginCall = NonNullable<SignInInput['login']>;

/** The product's own sign-in, whose members the config overrides. */
const LOGIN = {
  method: 'POST',
  path: '/users/login',
  body: { email: '{user}', password: '{password}' },
  token: 'token',
  expiresAt: 'expires_at',
} as const;

/** Fills in the product's defaults, except the body of a call that has none. */
export const withLoginDefaults = (login: SignInInput['login']): LoginCall => ({
  ...LOGIN,
  ...(login?.method === 'GET' && { body: undefined }),
  ...login,
});

/**
 * Signs in at the main host by the calls of the config and returns the session, without storing it. Rejects with `ApiError`;
 * its message names the places of the texts in a response without a token.
 */
export async function requestPasswordSession(
  request: RequestFunction,
  { headers, token, login: declaredLogin, permissions }: SignInInput,
  { email, password }: Credentials,
): Promise<{ accessToken: AccessToken; permissions: readonly string[] }> {
  const login = withLoginDefaults(declaredLogin);
  const usesCookie = token === 'cookie';
  const answer = await sendSessionCall(request, login, {
    headers,
    scope: { user: email, password },
    tokenOverride: usesCookie ? TOKEN_PLACEHOLDER : false,
  });
  const response = unwrapSession(answer, login);
  const accessToken = parseAccessToken(response, login, usesCookie);
  const options = { headers, accessToken: accessToken.token, response };
  return { accessToken, permissions: await readSessionPermissions(request, permissions, options) };
}

/** Parses the token of a response. If no refresh token is declared, the token itself renews the session. */
export function parseAccessToken(
  response: ReadableResponse,
  call: LoginCall,
  usesCookie: boolean,
): AccessToken {
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
export function unwrapSession(response: ReadableResponse, { token }: LoginCall): ReadableResponse {
  const { body } = response;
  const inner = { ...response, body: isPlainObject(body) ? body.data : undefined };
  const isWrapped =
    readResponseText(response, token) === undefined && readResponseText(inner, token) !== undefined;
  return isWrapped ? inner : response;
}

/** Error of a response without a token: names the places of the config and of the texts in the response. */
function missingTokenError(response: ReadableResponse, { token }: LoginCall): ApiError {
  const join = (paths: readonly string[]): string =>
    paths.map((path) => interpolateText(passwordTexts.path, { path })).join(', ');
  const texts = listTextPaths(response);
  return new ApiError(UNKNOWN_ERROR, {
    message: interpolateText(texts.length > 0 ? passwordTexts.noTokenAt : passwordTexts.noTexts, {
      paths: join([token ?? []].flat()),
      texts: join(texts),
    }),
  });
}
