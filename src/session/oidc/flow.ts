import * as oauth from 'oauth4webapi';
import { ApiError } from '../../../dataProvider/apiError';
import type { Request } from '../../../dataProvider/request';
import { isStorageRefused } from '../../lib/storage';
import { areAnswered, permissionsOf } from '../declared/permissions';
import { begunWith, type Token } from '../declared/renewal';
import { leaveTo } from '../leaveTo';
import { Refusal } from '../redirects';
import { saveSession } from '../session';
import { CALLBACK } from '../way';
import { claimsOf } from './claims';
import { keepPending, takePending, type Pending } from './pending';
import { providerOf, type Provider, type ProviderSource } from './provider';
import { refusalOf } from './refusals';
import { userClaims } from './userClaims';
import { served } from '../../lib/base';

/** Where the provider leads back to. It has to know this very address. */
const redirectAddress = (): string => new URL(served(CALLBACK), window.location.origin).href;

/** Leaves for the provider; see `Redirects`. */
export async function begin(source: ProviderSource, next: string | null, silent: boolean): Promise<void> {
  const { server } = await providerOf(source);
  if (server.authorization_endpoint === undefined) throw new Refusal('setup');
  const pending: Pending = {
    issuer: source.issuer,
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
    next,
    silent,
  };
  keepPending(pending);
  // What the browser does not keep would not be there on the way back.
  if (isStorageRefused()) throw new Refusal('storage');
  const address = new URL(server.authorization_endpoint);
  const parameters = {
    ...source.parameters,
    client_id: source.client,
    redirect_uri: redirectAddress(),
    response_type: 'code',
    scope: source.scope ?? 'openid profile email',
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
    ...(silent && { prompt: 'none' }),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  leaveTo(address.href);
}

/** Ends what the provider led back with; see `Redirects`. */
export async function finish(source: ProviderSource, address: URL, request: Request): Promise<string | null> {
  const pending = takePending();
  try {
    if (pending?.issuer !== source.issuer || address.searchParams.get('state') !== pending.state)
      throw new Refusal('state');
    const provider = await providerOf(source);
    const { answer, token } = await exchange(provider, address, pending);
    await store(request, source, provider, answer, token);
    return pending.next;
  } catch (error) {
    const refusal = refusalOf(error);
    const next = pending?.next ?? null;
    if (refusal instanceof Refusal) refusal.next = next;
    throw refusal instanceof ApiError ? new Refusal('host', refusal, next) : refusal;
  }
}

async function exchange({ server, client, options }: Provider, address: URL, pending: Pending) {
  const parameters = validated(server, client, address, pending.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    redirectAddress(),
    pending.verifier,
    options,
  );
  const answer = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: pending.nonce,
    requireIdToken: true,
  });
  return { answer, token: tokenOf(answer) };
}

/** The state is right already: what is wrong besides is who answered. */
function validated(...[server, client, address, state]: Parameters<typeof oauth.validateAuthResponse>) {
  try {
    return oauth.validateAuthResponse(server, client, address, state);
  } catch (error) {
    const isOther = error instanceof oauth.OperationProcessingError && error.code === oauth.INVALID_RESPONSE;
    throw isOther ? new Refusal('issuer', error) : error;
  }
}

/** A token of the provider's answer; its end is counted from now, whatever its clock shows. */
export const tokenOf = (answer: oauth.TokenEndpointResponse): Token => ({
  token: answer.access_token,
  expiresAt: answer.expires_in === undefined ? undefined : Math.floor(Date.now() / 1000) + answer.expires_in,
  refreshToken: answer.refresh_token,
  idToken: answer.id_token,
});

/** Permissions are read before the session is kept: without them it would show an empty console. */
async function store(
  request: Request,
  source: ProviderSource,
  provider: Provider,
  answer: oauth.TokenEndpointResponse,
  token: Token,
): Promise<void> {
  const own = { ...claimsOf(token.token), ...oauth.getValidatedIdTokenClaims(answer) };
  const read = (body: unknown) =>
    permissionsOf(request, source.permissions, {
      headers: source.headers,
      session: token.token,
      answered: { body },
    });
  const found = await read(own);
  // Some providers say all but the name of the user only where they are asked for the user.
  const isElsewhere = found.length === 0 && areAnswered(source.permissions);
  const permissions = isElsewhere ? await read({ ...own, ...(await userClaims(provider, token)) }) : found;
  saveSession({ token: token.token, expires_at: token.expiresAt, permissions }, begunWith(token));
}
