import type { SignInInput } from '../../config/schema/signIn';
import { NO_TOKEN } from '../noToken';
import { savePermissions } from '../renewable';
import { getToken, saveSession } from '../session';
import type { Way } from '../way';
import { namedPermissions } from './permissions';
import { readUserOf } from './user';

/** A host without sign-in: the console opens at once. */
export function noWay({ profile = false, headers, permissions = 'all' }: SignInInput): Way {
  const readUser = readUserOf({ profile, headers });
  return {
    via: 'none',
    sessionPaths: [],
    isOpen: true,
    hasNoDocuments: true,
    carry: () => ({}),
    ...(readUser && { readUser }),
    open: () => {
      const codes = namedPermissions(permissions) ?? [];
      if (getToken() === NO_TOKEN) savePermissions(codes);
      else saveSession({ token: NO_TOKEN, permissions: codes });
    },
  };
}
