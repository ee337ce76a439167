import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Context } from 'oidc-provider';

/** Claims of the provider's only user. */
export const testUser = {
  sub: 'ana',
  preferred_username: 'Ana Ruiz',
  email: 'ana@example.com',
  locale: 'es',
  permissions: ['list_assets', 'read_gateways_list'],
};

interface Options {
  /** Origin of the console. */
  consoleOrigin: string;
  /** Lifetime of tokens in seconds. */
  tokenLifetime?: number;
  /** Port of the provider; default any free one. */
  port?: number;
}

/** Real OpenID Connect provider (`oidc-provider`) on this machine, whose user consents to everything or to nothing. */
export interface RunningProvider {
  issuer: string;
  /** True if the user denies consent. */
  deniesConsent: boolean;
  /** `METHOD /path` of every request, in order. */
  requests: string[];
  stop: () => Promise<void>;
}

/**
 * Suppresses the package's warnings on load and on creating a provider. They concern Node 20, on which everything used here
 * works, and the in-memory storage, which tests want.
 */
async function withoutWarnings<T>(run: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  return run().finally(() => {
    console.warn = warn;
  });
}

const SCOPE = 'openid profile email offline_access permissions';

export async function startProvider({
  consoleOrigin,
  tokenLifetime = 300,
  port = 0,
}: Options): Promise<RunningProvider> {
  const handler: { current?: (request: IncomingMessage, response: ServerResponse) => void } = {};
  const server = createServer((request, response) => handler.current?.(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = await withoutWarnings(async () => {
    const { default: Provider } = await import('oidc-provider');
    return new Provider(issuer, createConfiguration(consoleOrigin, tokenLifetime));
  });
  const runningProvider: RunningProvider = {
    issuer,
    deniesConsent: false,
    requests: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const respond = provider.callback();
  handler.current = (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    runningProvider.requests.push(`${request.method} ${path}`);
    if (!path.startsWith('/interaction/')) return respond(request, response);
    const result = runningProvider.deniesConsent
      ? { error: 'access_denied' }
      : { login: { accountId: testUser.sub } };
    return void provider.interactionFinished(request, response, result);
  };
  return runningProvider;
}

const createConfiguration = (consoleOrigin: string, tokenLifetime: number) => ({
  clients: [
    {
      client_id: 'console',
      token_endpoint_auth_method: 'none',
      redirect_uris: [`${consoleOrigin}/login/callback`],
      post_logout_redirect_uris: [`${consoleOrigin}/login`],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
  ],
  jwks: { keys: [createSigningKey()] },
  cookies: { keys: ['only in tests'] },
  scopes: SCOPE.split(' '),
  claims: {
    openid: ['sub'],
    profile: ['preferred_username', 'locale'],
    email: ['email'],
    permissions: ['permissions'],
  },
  ttl: {
    AccessToken: tokenLifetime,
    AuthorizationCode: 60,
    IdToken: tokenLifetime,
    RefreshToken: 3600,
    Interaction: 600,
    Session: 3600,
    Grant: 3600,
  },
  // Allows CORS for the origins of its clients.
  clientBasedCORS: () => true,
  pkce: { required: () => true },
  findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => testUser }),
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  features: {
    devInteractions: { enabled: false },
    revocation: { enabled: true, allowedPolicy: () => true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: renderSignOutPage,
      postLogoutSuccessSource: renderSignedOutPage,
    },
  },
  // A signed-in user has consented.
  loadExistingGrant: async ({ oidc: { client, session, provider } }: Context) => {
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(SCOPE);
    await grant.save();
    return grant;
  },
});

function createSigningKey(): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'tests' };
}

/** Renders the sign-out confirmation, whose script confirms it. */
function renderSignOutPage(context: { body: string }, form: string): void {
  context.body = `${form}<button form="op.logoutForm" name="logout" value="yes">Salir</button>`;
}

function renderSignedOutPage(context: { body: string }): void {
  context.body = 'Adiós';
}

/** Creates a minimal browser for the provider: keeps cookies and follows redirects until they return to the console. */
export function createBrowser(consoleOrigin: string) {
  const cookies = new Map<string, string>();
  const fetchWithCookies = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await globalThis.fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie },
    });
    for (const setCookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (setCookie.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    return response;
  };
  const follow = async (url: string, init?: RequestInit): Promise<string> => {
    const response = await fetchWithCookies(url, init);
    const location = response.headers.get('location');
    if (location === null) return confirmSignOut(await response.text(), url);
    const next = new URL(location, url).href;
    return next.startsWith(`${consoleOrigin}/`) ? next : follow(next);
  };
  /** Confirms on the page that asks whether to sign out. */
  const confirmSignOut = (page: string, url: string): Promise<string> => {
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    if (action === '') throw new Error(`The provider stays at ${url}: ${page.slice(0, 500)}`);
    return follow(new URL(action, url).href, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `xsrf=${encodeURIComponent(xsrf)}&logout=yes`,
    });
  };
  return { follow };
}
