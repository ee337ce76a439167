import * as oauth from 'oauth4webapi';
import type { Token } from '../declared/renewal';
import { claimsOf } from './claims';
import type { Provider } from './provider';

/**
 * What the provider says of the user: the claims of the id token and, where it tells more when it is asked, those. They must
 * be of the same user.
 */
export async function userClaims(
  { server, client, options }: Provider,
  { token, idToken }: Pick<Token, 'token' | 'idToken'>,
): Promise<Readonly<Record<string, unknown>>> {
  const own = claimsOf(idToken);
  if (server.userinfo_endpoint === undefined) return own;
  const response = await oauth.userInfoRequest(server, client, token, options);
  const subject = typeof own.sub === 'string' ? own.sub : oauth.skipSubjectCheck;
  return { ...own, ...(await oauth.processUserInfoResponse(server, client, subject, response)) };
}
