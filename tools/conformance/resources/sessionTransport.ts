import { fillTextTemplate } from '../../../dataProvider/templates/fillTemplate';
import type { AuthTransport } from '../../../dataProvider/http/request';
import type { SignInInput } from '../../../src/config/schema/runtime/signIn';

/** True if the session of a host is in a cookie. */
export const usesCookie = (signIn: SignInInput | undefined): boolean => signIn?.token === 'cookie';

/** Returns how calls carry the session, as the console does; nothing for the product's own header. */
export function createTransport(signIn: SignInInput | undefined): {
  authTransport?: (token: string) => AuthTransport;
} {
  const token = signIn?.token;
  if (token === undefined) return {};
  if (token === 'cookie') return { authTransport: () => ({ sendCookies: true }) };
  const { header = 'Authorization', value = 'Bearer {token}' } = token;
  return { authTransport: (text) => ({ headers: { [header]: fillTextTemplate(value, { token: text }) } }) };
}
