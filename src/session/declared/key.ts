import { ApiError } from '../../../dataProvider/apiError';
import type { SignInInput } from '../../config/schema/signIn';
import { saveSession } from '../session';
import type { Way } from '../way';
import { send } from './calls';
import { carryOf } from './carry';
import { permissionsOf } from './permissions';
import { readUserOf } from './user';

/** A key that a person types and every call carries: it is proved by a call before it is kept. */
export function keyWay(source: SignInInput, sessionPaths: readonly string[]): Way {
  const { headers, check = {}, legal = false } = source;
  const wrong = check.wrong ?? [401, 403];
  const carry = carryOf(source.token);
  const readUser = readUserOf(source);
  return {
    via: 'key',
    sessionPaths,
    hasNoDocuments: !legal,
    asks: 'key',
    wrong,
    ...(carry && { carry }),
    ...(readUser && { readUser }),
    signIn: async (request, { password: key }) => {
      // What no header can carry is no key.
      if (/[^\x20-\xff]/.test(key)) throw new ApiError(wrong[0] ?? 401);
      const answered = await send(request, check, { headers, session: key });
      const asked = { headers, session: key, answered };
      saveSession({ token: key, permissions: await permissionsOf(request, source.permissions, asked) });
    },
    // The host knows of no session.
    signOut: () => Promise.resolve(undefined),
  };
}
