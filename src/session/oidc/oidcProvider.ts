import * as oauth from 'oauth4webapi';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { SignInError } from '../signIn/redirectSignIn';
import { toSignInError } from './toSignInError';

/** OpenID Connect provider as the config declares it. */
export interface OidcSource extends SignInInput {
  issuer: string;
  client: string;
}

/** Provider whose discovery has succeeded. */
export interface OidcProvider {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  /** Options of every request: timeout after 10 s. */
  options: { signal: () => AbortSignal; [oauth.allowInsecureRequests]: boolean };
}

/** Timeout of one request in ms. */
const TIMEOUT = 10_000;

/** Tolerated clock difference of browser and provider in seconds. */
const CLOCK_TOLERANCE = 300;

/** Members of the provider's metadata that are endpoint URLs. */
const ENDPOINTS = [
  'authorization_endpoint',
  'token_endpoint',
  'userinfo_endpoint',
  'end_session_endpoint',
  'revocation_endpoint',
] as const;

const providers = new Map<string, Promise<OidcProvider>>();

/** Fetches the provider's metadata (discovery), once per page load. Rejects with `SignInError`. */
export function discoverProvider(source: OidcSource): Promise<OidcProvider> {
  const cached = providers.get(source.issuer);
  if (cached) return cached;
  const discovery = requestDiscovery(source).catch((error: unknown) => {
    providers.delete(source.issuer);
    throw toSignInError(error);
  });
  providers.set(source.issuer, discovery);
  return discovery;
}

/** Makes the next sign-in fetch the metadata again, as a new page load does. */
export const forgetProviders = (): void => providers.clear();

/** Fetches and checks the metadata, without the cache. `send` sends the requests; default: `fetch`. */
export async function requestDiscovery(
  { issuer, client, origins = [] }: OidcSource,
  send?: (url: string, init: RequestInit) => Promise<Response>,
): Promise<OidcProvider> {
  const issuerUrl = new URL(issuer);
  const options = {
    signal: () => AbortSignal.timeout(TIMEOUT),
    // The schema allows http for this machine only.
    [oauth.allowInsecureRequests]: issuerUrl.protocol === 'http:',
  };
  const server = await oauth.processDiscoveryResponse(
    issuerUrl,
    await oauth.discoveryRequest(issuerUrl, {
      ...options,
      ...(send && { [oauth.customFetch]: (url, { body: _none, ...init }) => send(url, init) }),
    }),
  );
  const allowedOrigins = [issuerUrl.origin, ...origins.map((origin) => new URL(origin).origin)];
  for (const name of ENDPOINTS) {
    const endpoint: unknown = server[name];
    // Some providers write missing endpoints as null or an empty string.
    if (typeof endpoint !== 'string' || endpoint === '') delete server[name];
    else if (!URL.canParse(endpoint)) throw new SignInError('setup', endpoint);
    else if (!allowedOrigins.includes(new URL(endpoint).origin)) throw new SignInError('origin', endpoint);
  }
  return { server, client: { client_id: client, [oauth.clockTolerance]: CLOCK_TOLERANCE }, options };
}
