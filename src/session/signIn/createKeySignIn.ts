import { ApiError } from '../../../dataProvider/http/apiError';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { saveSession } from '../session';
import type { SignInMethod } from './signInMethod';
import { sendSessionCall } from './sessionCall';
import { createAuthTransport } from './createAuthTransport';
import { readSessionPermissions } from './sessionPermissions';
import { createReadUser } from './mapUser';

/** Creates the method for an API key that the user types and every call carries. A call validates it before it is stored. */
export function createKeySignIn(source: SignInInput, sessionPaths: readonly string[]): SignInMethod {
  const { headers, check = {}, legal = false } = source;
  const wrongStatuses = check.wrong ?? [401, 403];
  const authTransport = createAuthTransport(source.token);
  const readUser = createReadUser(source);
  return {
    id: 'key',
    sessionPaths,
    hasNoLegalDocuments: !legal,
    loginKind: 'key',
    wrongStatuses,
    ...(authTransport && { authTransport }),
    ...(readUser && { readUser }),
    signIn: async (request, { password: key }) => {
      // A key that no header can carry is invalid.
      if (/[^\x20-\xff]/.test(key)) throw new ApiError(wrongStatuses[0] ?? 401);
      const response = await sendSessionCall(request, check, { headers, tokenOverride: key });
      const options = { headers, accessToken: key, response };
      saveSession({
        token: key,
        permissions: await readSessionPermissions(request, source.permissions, options),
      });
    },
    // The host has no sessions.
    signOut: () => Promise.resolve(undefined),
  };
}
