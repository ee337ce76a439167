import * as oauth from 'oauth4webapi';
import { ApiError, NO_ANSWER } from '../../../dataProvider/apiError';
import { userOf, type ProfileSource } from '../declared/user';
import { type Token } from '../declared/renewal';
import { someone, type Profile } from '../profile';
import { Refusal } from '../redirects';
import { renewableSession } from '../renewable';
import { getToken } from '../session';
import { tokenOf } from './flow';
import { providerOf, type ProviderSource } from './provider';
import { refusalOf } from './refusals';
import { userClaims } from './userClaims';
import { served } from '../../lib/base';

/** A new token for a refresh token. Rejects with `ApiError`: 401 where the provider ended the session. */
export async function refreshed(source: ProviderSource, refreshToken: string): Promise<Token> {
  return asApiError(async () => {
    const { server, client, options } = await providerOf(source);
    const response = await oauth.refreshTokenGrantRequest(
      server,
      client,
      oauth.None(),
      refreshToken,
      options,
    );
    return tokenOf(await oauth.processRefreshTokenResponse(server, client, response));
  });
}

/** The user by the claims of the provider. Rejects with `ApiError`. */
export const userAt = (source: ProviderSource, members: ProfileSource): Promise<Profile> =>
  asApiError(async () => {
    const { idToken } = renewableSession();
    const claims = await userClaims(await providerOf(source), { token: getToken() ?? '', idToken });
    return someone(userOf(claims, { ...CLAIMS, ...members }));
  });

/** Where the claims have what the product calls otherwise. */
const CLAIMS: ProfileSource = {
  id: 'sub',
  username: ['preferred_username', 'name', 'nickname', 'email'],
  lang: 'locale',
};

/**
 * Takes back the refresh token, and answers the address at which the provider ends its own session and leads back to the
 * login; undefined where it has none.
 */
export async function leaveAddress(source: ProviderSource): Promise<string | undefined> {
  const { server, client, options } = await providerOf(source);
  const { refreshToken, idToken } = renewableSession();
  if (server.revocation_endpoint !== undefined && refreshToken !== undefined)
    await oauth
      .revocationRequest(server, client, oauth.None(), refreshToken, options)
      .then(oauth.processRevocationResponse)
      .catch((error: unknown) => console.warn('The refresh token could not be taken back', error));
  if (server.end_session_endpoint === undefined) return undefined;
  const address = new URL(server.end_session_endpoint);
  address.searchParams.set('client_id', source.client);
  address.searchParams.set(
    'post_logout_redirect_uri',
    new URL(served('/login'), window.location.origin).href,
  );
  if (idToken !== undefined) address.searchParams.set('id_token_hint', idToken);
  return address.href;
}

/** What is wrong with a provider is no 503 of the host, and ends a session only where the provider says that it is over. */
async function asApiError<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const refusal = refusalOf(error);
    if (!(refusal instanceof Refusal)) throw isRefused(error) ? new ApiError(401) : error;
    throw new ApiError(refusal.kind === 'expired' || refusal.kind === 'setup' ? 401 : NO_ANSWER);
  }
}

/** The provider does not know the token any more. */
const isRefused = (error: unknown): boolean =>
  error instanceof oauth.WWWAuthenticateChallengeError && error.status === 401;
