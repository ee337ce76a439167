import * as oauth from 'oauth4webapi';
import type { SignInInput } from '../../config/schema/signIn';
import { Refusal } from '../redirects';
import { refusalOf } from './refusals';

/** A provider of OpenID Connect as the config names it. */
export interface ProviderSource extends SignInInput {
  issuer: string;
  client: string;
}

/** A provider that answered. */
export interface Provider {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  /** Of every call: given up after 10 s. */
  options: { signal: () => AbortSignal; [oauth.allowInsecureRequests]: boolean };
}

/** ms for one call. */
const TIMEOUT = 10_000;

/** Seconds that the clocks of browser and provider may differ. */
const TOLERANCE = 300;

/** Members of what a provider says of itself that are called, or led to. */
const endpoints = [
  'authorization_endpoint',
  'token_endpoint',
  'userinfo_endpoint',
  'end_session_endpoint',
  'revocation_endpoint',
] as const;

const asked = new Map<string, Promise<Provider>>();

/** What the provider says of itself, asked for once a page. Rejects with `Refusal`. */
export function providerOf(source: ProviderSource): Promise<Provider> {
  const known = asked.get(source.issuer);
  if (known) return known;
  const asking = ask(source).catch((error: unknown) => {
    asked.delete(source.issuer);
    throw refusalOf(error);
  });
  asked.set(source.issuer, asking);
  return asking;
}

async function ask({ issuer, client, origins = [] }: ProviderSource): Promise<Provider> {
  const address = new URL(issuer);
  const options = {
    signal: () => AbortSignal.timeout(TIMEOUT),
    // The schema takes http for this machine alone.
    [oauth.allowInsecureRequests]: address.protocol === 'http:',
  };
  const server = await oauth.processDiscoveryResponse(
    address,
    await oauth.discoveryRequest(address, options),
  );
  const allowed = [address.origin, ...origins.map((origin) => new URL(origin).origin)];
  for (const name of endpoints) {
    const endpoint: unknown = server[name];
    // Some write what they do not have as null or as nothing.
    if (typeof endpoint !== 'string' || endpoint === '') delete server[name];
    else if (!URL.canParse(endpoint)) throw new Refusal('setup', endpoint);
    else if (!allowed.includes(new URL(endpoint).origin)) throw new Refusal('origin', endpoint);
  }
  return { server, client: { client_id: client, [oauth.clockTolerance]: TOLERANCE }, options };
}
