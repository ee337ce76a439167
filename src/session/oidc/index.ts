import { ApiError } from '../../../dataProvider/apiError';
import type { SignInInput } from '../../config/schema/signIn';
import { carryOf } from '../declared/carry';
import { readUserOf } from '../declared/user';
import { renewal } from '../declared/renewal';
import { onFailure } from '../failures';
import type { Profile } from '../profile';
import type { Way } from '../way';
import type { ProviderSource } from './provider';

/** A provider of OpenID Connect: authorization code with PKCE. What speaks to it loads with the first need of it. */
export function oidcWay(input: SignInInput): Way {
  const source: ProviderSource = { ...input, issuer: input.issuer ?? '', client: input.client ?? '' };
  const { profile, legal = false, headers } = source;
  const carry = carryOf(source.token);
  const { origin, host } = new URL(source.issuer);
  const renew = renewal(async (refreshToken) =>
    (await import('./afterwards')).refreshed(source, refreshToken),
  );
  // No call of `request`, which would do both: renew before, and say what a failure means for the session.
  const readClaims = async (): Promise<Profile> => {
    try {
      await renew();
      return await (await import('./afterwards')).userAt(source, profile || {});
    } catch (error) {
      if (error instanceof ApiError) onFailure(error);
      throw error;
    }
  };
  const isCall = profile === false || profile?.path !== undefined;
  const readUser = isCall ? readUserOf({ profile, headers }) : readClaims;
  return {
    via: `oidc ${source.issuer} ${source.client}`,
    sessionPaths: [],
    hasNoDocuments: !legal,
    ...(carry && { carry }),
    ...(readUser && { readUser }),
    renew,
    signOut: async () => (await import('./afterwards')).leaveAddress(source),
    redirects: {
      name: source.name ?? host,
      origin,
      begin: async (next, silent = false) => (await import('./flow')).begin(source, next, silent),
      finish: async (address, request) => (await import('./flow')).finish(source, address, request),
    },
  };
}
