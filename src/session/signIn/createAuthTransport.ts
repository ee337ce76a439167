import type { AuthTransport } from '../../../dataProvider/http/request';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { fillTextTemplate } from '../../../dataProvider/templates/fillTemplate';

/** Returns how each call carries the token; undefined: as in the product. */
export function createAuthTransport(
  token: SignInInput['token'],
): ((token: string) => AuthTransport) | undefined {
  if (token === undefined) return undefined;
  if (token === 'cookie') return () => ({ sendCookies: true });
  const { header = 'Authorization', value = 'Bearer {token}' } = token;
  return (token) => ({ headers: { [header]: fillTextTemplate(value, { token }) } });
}
