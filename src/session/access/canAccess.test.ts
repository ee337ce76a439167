import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { canAccess } from './canAccess';

const codes = fc.uniqueArray(
  fc.constantFrom('read_access_list', 'list_assets', 'delete_assets', 'invite_users', '__proto__'),
);
const open = { never: false, permissions: [], roles: [] };
const nobody = { permissions: [], roles: [] };

describe('may', () => {
  it('passes a single check when the permission is in the list [PERM-01, PERM-02]', () => {
    const access = { ...open, permissions: ['read_access_list'] };
    expect(canAccess(access, { ...nobody, permissions: ['list_assets', 'read_access_list'] })).toBe(true);
    expect(canAccess(access, { ...nobody, permissions: ['list_assets'] })).toBe(false);
  });

  it('passes a list only when all are there [PERM-03]', () => {
    fc.assert(
      fc.property(codes, codes, (permissions, held) => {
        const all = permissions.filter((code) => held.includes(code)).length === permissions.length;
        expect(canAccess({ ...open, permissions }, { permissions: held, roles: [] })).toBe(all);
      }),
    );
  });

  it('asks for one of the roles when there are any [PERM-05]', () => {
    const access = { ...open, roles: ['ROLE_ASSETS_MANAGER_ADMIN', 'ROLE_HOME_AUTOMATION_ADMIN'] };
    expect(canAccess(access, { permissions: [], roles: ['ROLE_USER', 'ROLE_HOME_AUTOMATION_ADMIN'] })).toBe(
      true,
    );
    expect(canAccess(access, { permissions: [], roles: ['ROLE_USER'] })).toBe(false);
    expect(canAccess(access, nobody)).toBe(false);
  });

  it('lets everybody through an open rule and nobody through a closed one', () => {
    expect(canAccess(open, nobody)).toBe(true);
    expect(canAccess({ ...open, never: true }, { permissions: ['x'], roles: ['y'] })).toBe(false);
  });
});
