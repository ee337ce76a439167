import * as oauth from 'oauth4webapi';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { SignInError } from '../signIn/redirectSignIn';
import { toSignInError } from './toSignInError';

/** A provider of OpenID Connect as the config names it. */
export interface OidcSource extends SignInInput {
  issuer: string;
  client: string;
}

/** A provider that answered. */
export interface OidcProvider {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  /** Of every call: given up after 10 s. */
  options: { signal: () => AbortSignal; [oauth.allowInsecureRequests]: boolean };
}

/** ms for one call. */
const TIMEOUT = 10_000;

/** Seconds that the clocks of browser and provider may differ. */
const CLOCK_TOLERANCE = 300;

/** Members of what a provider says of itself that are called, or led to. */
const ENDPOINTS = [
  'authorization_endpoint',
  'token_endpoint',
  'userinfo_endpoint',
  'end_session_endpoint',
  'revocation_endpoint',
] as const;

const providers = new Map<string, Promise<OidcProvider>>();

/** What the provider says of itself, asked for once a page. Rejects with `Refusal`. */
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

async function requestDiscovery({ issuer, client, origins = [] }: OidcSource): Promise<OidcProvider> {
  const issuerUrl = new URL(issuer);
  const options = {
    signal: () => AbortSignal.timeout(TIMEOUT),
    // The schema takes http for this machine alone.
    [oauth.allowInsecureRequests]: issuerUrl.protocol === 'http:',
  };
  const server = await oauth.processDiscoveryResponse(
    issuerUrl,
    await oauth.discoveryRequest(issuerUrl, options),
  );
  const allowedOrigins = [issuerUrl.origin, ...origins.map((origin) => new URL(origin).origin)];
  for (const name of ENDPOINTS) {
    const endpoint: unknown = server[name];
    // Some write what they do not have as null or as nothing.
    if (typeof endpoint !== 'string' || endpoint === '') delete server[name];
    else if (!URL.canParse(endpoint)) throw new SignInError('setup', endpoint);
    else if (!allowedOrigins.includes(new URL(endpoint).origin)) throw new SignInError('origin', endpoint);
  }
  return { server, client: { client_id: client, [oauth.clockTolerance]: CLOCK_TOLERANCE }, options };
}
