import * as oauth from 'oauth4webapi';
import { ApiError } from '../../../dataProvider/http/apiError';
import type { RequestFunction } from '../../../dataProvider/http/request';
import { isStorageUnavailable } from '../../lib/storage/storage';
import { arePermissionsInResponse, readSessionPermissions } from '../signIn/sessionPermissions';
import { createRenewable, type AccessToken } from '../renewal/tokenRenewal';
import { hardNavigate } from '../navigation/hardNavigate';
import { SignInError } from '../signIn/redirectSignIn';
import { saveSession } from '../session';
import { CALLBACK_PATH } from '../signIn/signInMethod';
import { decodeClaims } from './decodeClaims';
import { savePendingSignIn, takePendingSignIn, type PendingSignIn } from './pendingSignIn';
import { discoverProvider, type OidcProvider, type OidcSource } from './oidcProvider';
import { toSignInError } from './toSignInError';
import { fetchUserClaims } from './fetchUserClaims';
import { isInsecurePage } from '../../lib/url/isInsecurePage';
import { withBasePath } from '../../lib/url/basePath';

/** Returns the redirect URI, which must be registered at the provider exactly. */
const getRedirectUri = (): string => new URL(withBasePath(CALLBACK_PATH), window.location.origin).href;

/** Redirects to the provider; see `RedirectSignIn`. */
export async function redirectToProvider(
  source: OidcSource,
  next: string | null,
  silent: boolean,
): Promise<void> {
  // PKCE needs `crypto.subtle`, which such a page lacks.
  if (isInsecurePage()) throw new SignInError('insecure');
  const { server } = await discoverProvider(source);
  if (server.authorization_endpoint === undefined) throw new SignInError('setup');
  const pending: PendingSignIn = {
    issuer: source.issuer,
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
    next,
    silent,
  };
  savePendingSignIn(pending);
  // If the browser stores nothing, the pending sign-in would be lost on return.
  if (isStorageUnavailable()) throw new SignInError('storage');
  const url = new URL(server.authorization_endpoint);
  const parameters = {
    ...source.parameters,
    client_id: source.client,
    redirect_uri: getRedirectUri(),
    response_type: 'code',
    scope: source.scope ?? 'openid profile email',
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
    ...(silent && { prompt: 'none' }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  hardNavigate(url.href);
}

/** Finishes the sign-in with the provider's callback; see `RedirectSignIn`. */
export async function finishSignIn(
  source: OidcSource,
  url: URL,
  request: RequestFunction,
): Promise<string | null> {
  const pending = takePendingSignIn();
  try {
    if (pending?.issuer !== source.issuer || url.searchParams.get('state') !== pending.state)
      throw new SignInError('state');
    const provider = await discoverProvider(source);
    const { answer, token } = await exchangeCode(provider, url, pending);
    await storeSession(request, source, provider, answer, token);
    return pending.next;
  } catch (error) {
    const signInError = toSignInError(error);
    const next = pending?.next ?? null;
    if (signInError instanceof SignInError) signInError.next = next;
    throw signInError instanceof ApiError ? new SignInError('host', signInError, next) : signInError;
  }
}

async function exchangeCode({ server, client, options }: OidcProvider, url: URL, pending: PendingSignIn) {
  const parameters = validateCallback(server, client, url, pending.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    getRedirectUri(),
    pending.verifier,
    options,
  );
  const tokenResponse = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: pending.nonce,
    requireIdToken: true,
  });
  return { answer: tokenResponse, token: toAccessToken(tokenResponse) };
}

/** The state is valid already, so any other mismatch concerns the sender. */
function validateCallback(...[server, client, url, state]: Parameters<typeof oauth.validateAuthResponse>) {
  try {
    return oauth.validateAuthResponse(server, client, url, state);
  } catch (error) {
    const isInvalidResponse =
      error instanceof oauth.OperationProcessingError && error.code === oauth.INVALID_RESPONSE;
    throw isInvalidResponse ? new SignInError('issuer', error) : error;
  }
}

/** Returns the token of a token response. Its expiry counts from now, whatever the provider's clock. */
export const toAccessToken = (tokenResponse: oauth.TokenEndpointResponse): AccessToken => ({
  token: tokenResponse.access_token,
  expiresAt:
    tokenResponse.expires_in === undefined
      ? undefined
      : Math.floor(Date.now() / 1000) + tokenResponse.expires_in,
  refreshToken: tokenResponse.refresh_token,
  idToken: tokenResponse.id_token,
});

/** Reads the permissions before storing the session: without them the console would be empty. */
async function storeSession(
  request: RequestFunction,
  source: OidcSource,
  provider: OidcProvider,
  tokenResponse: oauth.TokenEndpointResponse,
  token: AccessToken,
): Promise<void> {
  const tokenClaims = { ...decodeClaims(token.token), ...oauth.getValidatedIdTokenClaims(tokenResponse) };
  const readCodes = (body: unknown) =>
    readSessionPermissions(request, source.permissions, {
      headers: source.headers,
      accessToken: token.token,
      response: { body },
    });
  const codes = await readCodes(tokenClaims);
  // Some providers return only the user's name in the token; the rest must be fetched from the userinfo endpoint.
  const mustFetchClaims = codes.length === 0 && arePermissionsInResponse(source.permissions);
  const permissions = mustFetchClaims
    ? await readCodes({ ...tokenClaims, ...(await fetchUserClaims(provider, token)) })
    : codes;
  saveSession({ token: token.token, expires_at: token.expiresAt, permissions }, createRenewable(token));
}
