import * as oauth from 'oauth4webapi';
import type { AccessToken } from '../signIn/tokenRenewal';
import { decodeClaims } from './decodeClaims';
import type { OidcProvider } from './oidcProvider';

/**
 * What the provider says of the user: the claims of the id token and, where it tells more when it is asked, those. They must
 * be of the same user.
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
