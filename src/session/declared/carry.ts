import type { Carried } from '../../../dataProvider/request';
import type { SignInInput } from '../../config/schema/signIn';
import { fillText } from '../../../dataProvider/template';

/** How the token goes along with each call; undefined: as the product has it. */
export function carryOf(token: SignInInput['token']): ((token: string) => Carried) | undefined {
  if (token === undefined) return undefined;
  if (token === 'cookie') return () => ({ cookies: true });
  const { header = 'Authorization', value = 'Bearer {token}' } = token;
  return (text) => ({ headers: { [header]: fillText(value, { token: text }) } });
}
