import { hashToken } from '../../../fixtures/secrets';
import { unrestrictedRoles } from '../../server/roles';
import { newToken } from '../../server/security/tokens';
import type { Database } from '../../store/store';

/** Role of the first user. */
const ROLE = 'ROLE_ASSETS_MANAGER_SUPER_ADMIN';

/**
 * Returns the token of an invitation for the first super administrator of a host without one; undefined if there is one. A
 * new token replaces an unused one, so only the last link works.
 */
export const inviteFirstAdministrator = (database: Database): Promise<string | undefined> =>
  database.transaction('write', async (store) => {
    if ((await store.count('users', { roles: { in: unrestrictedRoles } })) > 0) return undefined;
    const token = newToken();
    await store.remove('invitations', { role: ROLE, user_id: null });
    await store.insert('invitations', {
      token_hash: hashToken(token),
      role: ROLE,
      client_id: null,
      user_id: null,
    });
    return token;
  });
