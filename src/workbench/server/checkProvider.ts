import { requestDiscovery, type OidcSource } from '../../session/oidc/oidcProvider';
import { toSignInError } from '../../session/oidc/toSignInError';
import { SignInError } from '../../session/signIn/redirectSignIn';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { interpolateText } from '../../i18n/interpolateText';
import { ProviderError } from './providerError';
import { serverTexts } from './texts';

const texts = serverTexts.provider;
const byKind: Readonly<Partial<Record<string, string>>> = texts.kinds;

/**
 * Reads the metadata of the provider as the sign-in does, and checks what the console needs: endpoints at known origins, the
 * code flow, PKCE with S256. Rejects with `ProviderError`.
 */
export async function checkProvider(source: SignInInput, fetch: typeof globalThis.fetch): Promise<void> {
  const { server } = await requestDiscovery(source as OidcSource, fetch).catch((error: unknown) => {
    throw toProviderError(toSignInError(error));
  });
  const missing = (['authorization_endpoint', 'token_endpoint'] as const).find((name) => !server[name]);
  if (missing !== undefined) throw new ProviderError(interpolateText(texts.missing, { name: missing }));
  const methods = server.code_challenge_methods_supported;
  if (methods && !methods.includes('S256')) throw new ProviderError(texts.no_pkce);
  const types: readonly string[] | undefined = server.response_types_supported;
  if (types && !types.includes('code')) throw new ProviderError(texts.no_code);
}

function toProviderError(error: unknown): unknown {
  if (!(error instanceof SignInError)) return error;
  const { kind, cause } = error;
  return new ProviderError(
    interpolateText(byKind[kind] ?? texts.unreadable, { url: typeof cause === 'string' ? cause : '' }),
  );
}
