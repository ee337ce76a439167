import * as oauth from 'oauth4webapi';
import type { AccessToken } from '../renewal/tokenRenewal';
import { decodeClaims } from './decodeClaims';
import type { OidcProvider } from './oidcProvider';

/**
 * Returns the claims of the user: those of the id token and, if the userinfo endpoint returns more, those too. Both must
 * have the same subject.
 */
export async function fetchUserClaims(
  { server, client, options }: OidcProvider,
  { token, idToken }: Pick<AccessToken, 'token' | 'idToken'>,
): Promise<Readonly<Record<string, unknown>>> {
  const idTokenClaims = decodeClaims(idToken);
  if (server.userinfo_endpoint === undefined) return idTokenClaims;
  const response = await oauth.userInfoRequest(server, client, token, options);
  const subject = typeof idTokenClaims.sub === 'string' ? idTokenClaims.sub : oauth.skipSubjectCheck;
  return { ...idTokenClaims, ...(await oauth.processUserInfoResponse(server, client, subject, response)) };
}
