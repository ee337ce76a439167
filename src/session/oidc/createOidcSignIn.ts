import { ApiError } from '../../../dataProvider/http/apiError';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { createAuthTransport } from '../signIn/createAuthTransport';
import { createReadUser } from '../signIn/mapUser';
import { createTokenRenewal } from '../renewal/tokenRenewal';
import { handleSessionFailure } from '../sessionEnd';
import type { Profile } from '../profile/profile';
import type { SignInMethod } from '../signIn/signInMethod';
import type { OidcSource } from './oidcProvider';

/**
 * Creates the sign-in method for an OpenID Connect provider: authorization code flow with PKCE. The protocol code loads on
 * first use.
 */
export function createOidcSignIn(input: SignInInput): SignInMethod {
  const source: OidcSource = { ...input, issuer: input.issuer ?? '', client: input.client ?? '' };
  const { profile, legal = false, headers } = source;
  const authTransport = createAuthTransport(source.token);
  const { origin, host } = new URL(source.issuer);
  const renewToken = createTokenRenewal(async (refreshToken) =>
    (await import('./oidcSession')).requestRefreshedToken(source, refreshToken),
  );
  // Bypasses `request`, which would renew the token first and apply the session rules to a failure.
  const readClaims = async (): Promise<Profile> => {
    try {
      await renewToken();
      return await (await import('./oidcSession')).fetchUser(source, profile || {});
    } catch (error) {
      if (error instanceof ApiError) handleSessionFailure(error);
      throw error;
    }
  };
  const usesHostProfile = profile === false || profile?.path !== undefined;
  const readUser = usesHostProfile ? createReadUser({ profile, headers }) : readClaims;
  return {
    id: `oidc ${source.issuer} ${source.client}`,
    sessionPaths: [],
    hasNoLegalDocuments: !legal,
    ...(authTransport && { authTransport }),
    ...(readUser && { readUser }),
    renewToken,
    signOut: async () => (await import('./oidcSession')).revokeAndGetSignOutUrl(source),
    redirectSignIn: {
      name: source.name ?? host,
      origin,
      redirectToProvider: async (next, silent = false) =>
        (await import('./authorizationCodeFlow')).redirectToProvider(source, next, silent),
      finishSignIn: async (address, request) =>
        (await import('./authorizationCodeFlow')).finishSignIn(source, address, request),
    },
  };
}
