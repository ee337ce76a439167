import type { SignInInput } from '../../config/schema/runtime/signIn';
import { TOKEN_PLACEHOLDER } from '../tokenPlaceholder';
import { savePermissions } from '../renewal/renewableSession';
import { getToken, saveSession } from '../session';
import type { SignInMethod } from './signInMethod';
import { getDeclaredPermissions } from './sessionPermissions';
import { createReadUser } from './mapUser';

/** Creates the method for a host without sign-in: the console opens immediately. */
export function createAnonymousSignIn({
  profile = false,
  headers,
  permissions = 'all',
}: SignInInput): SignInMethod {
  const readUser = createReadUser({ profile, headers });
  return {
    id: 'none',
    sessionPaths: [],
    isAnonymous: true,
    hasNoLegalDocuments: true,
    authTransport: () => ({}),
    ...(readUser && { readUser }),
    openSession: () => {
      const codes = getDeclaredPermissions(permissions) ?? [];
      if (getToken() === TOKEN_PLACEHOLDER) savePermissions(codes);
      else saveSession({ token: TOKEN_PLACEHOLDER, permissions: codes });
    },
  };
}
