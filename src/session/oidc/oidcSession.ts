import * as oauth from 'oauth4webapi';
import { ApiError, NETWORK_ERROR } from '../../../dataProvider/http/apiError';
import { mapUser, type ProfileSource } from '../signIn/mapUser';
import { type AccessToken } from '../renewal/tokenRenewal';
import { requireUser, type Profile } from '../profile/profile';
import { SignInError } from '../signIn/redirectSignIn';
import { getRenewableSession } from '../renewal/renewableSession';
import { getToken } from '../session';
import { toAccessToken } from './authorizationCodeFlow';
import { discoverProvider, type OidcSource } from './oidcProvider';
import { toSignInError } from './toSignInError';
import { fetchUserClaims } from './fetchUserClaims';
import { withBasePath } from '../../lib/url/basePath';

/** Exchanges a refresh token for a new access token. Rejects with `ApiError`: 401 if the provider has ended the session. */
export async function requestRefreshedToken(source: OidcSource, refreshToken: string): Promise<AccessToken> {
  return withApiErrors(async () => {
    const { server, client, options } = await discoverProvider(source);
    const response = await oauth.refreshTokenGrantRequest(
      server,
      client,
      oauth.None(),
      refreshToken,
      options,
    );
    return toAccessToken(await oauth.processRefreshTokenResponse(server, client, response));
  });
}

/** Fetches the user from the provider's claims. Rejects with `ApiError`. */
export const fetchUser = (source: OidcSource, mapping: ProfileSource): Promise<Profile> =>
  withApiErrors(async () => {
    const { idToken } = getRenewableSession();
    const claims = await fetchUserClaims(await discoverProvider(source), {
      token: getToken() ?? '',
      idToken,
    });
    return requireUser(mapUser(claims, { ...CLAIM_MAPPING, ...mapping }));
  });

/** Maps claim names to the names of the product. */
const CLAIM_MAPPING: ProfileSource = {
  id: 'sub',
  username: ['preferred_username', 'name', 'nickname', 'email'],
  lang: 'locale',
};

/**
 * Revokes the refresh token. Returns the URL at which the provider ends its own session and returns to the login; undefined
 * if it has none.
 */
export async function revokeAndGetSignOutUrl(source: OidcSource): Promise<string | undefined> {
  const { server, client, options } = await discoverProvider(source);
  const { refreshToken, idToken } = getRenewableSession();
  if (server.revocation_endpoint !== undefined && refreshToken !== undefined)
    await oauth
      .revocationRequest(server, client, oauth.None(), refreshToken, options)
      .then(oauth.processRevocationResponse)
      .catch((error: unknown) => console.warn('The refresh token could not be taken back', error));
  if (server.end_session_endpoint === undefined) return undefined;
  const url = new URL(server.end_session_endpoint);
  url.searchParams.set('client_id', source.client);
  url.searchParams.set(
    'post_logout_redirect_uri',
    new URL(withBasePath('/login'), window.location.origin).href,
  );
  if (idToken !== undefined) url.searchParams.set('id_token_hint', idToken);
  return url.href;
}

/**
 * Converts errors of a provider. They are never a 503 of the host, and end a session only if the provider rejects its token.
 */
async function withApiErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const signInError = toSignInError(error);
    if (!(signInError instanceof SignInError)) throw isTokenRejected(error) ? new ApiError(401) : error;
    throw new ApiError(signInError.kind === 'expired' || signInError.kind === 'setup' ? 401 : NETWORK_ERROR);
  }
}

/** True if the provider no longer accepts the token. */
const isTokenRejected = (error: unknown): boolean =>
  error instanceof oauth.WWWAuthenticateChallengeError && error.status === 401;
