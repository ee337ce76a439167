import { randomBytes } from 'node:crypto';
import { unrestrictedRoles } from '../../server/roles';
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
    const token = randomBytes(24).toString('base64url');
    await store.remove('invitations', { role: ROLE, user_id: null });
    await store.insert('invitations', { token, role: ROLE, client_id: null, user_id: null });
    return token;
  });
