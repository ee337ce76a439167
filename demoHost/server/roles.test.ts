import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callRules } from './callRules';
import { allPermissions, permissionsOfRoles, rolePermissions } from './roles';
import type { CallId } from './callRules';
import { seedPasswordHash } from '../../fixtures/secrets';
import { startTestHost, versionHeader } from '../testing/testHost';
import type { RunningHost } from '../testing/testHost';

let host: RunningHost;
beforeAll(async () => {
  host = await startTestHost({ check: false });
});
afterAll(() => host.close());

/** All roles. */
const roles = [
  'ROLE_ADMIN',
  'ROLE_HOME_AUTOMATION_ADMIN',
  'ROLE_HOME_AUTOMATION_USER',
  'ROLE_ALFRED_EXPERT',
  'ROLE_ALFRED_PRO',
  'ROLE_ASSETS_MANAGER_SUPER_ADMIN',
  'ROLE_ASSETS_MANAGER_ADMIN',
  'ROLE_ASSETS_MANAGER_PROPERTY_MANAGER',
  'ROLE_ASSETS_MANAGER_USER',
  'ROLE_PUBLIC_API_USER',
  'ROLE_USER',
];

/** Repeats the role table, so that a mistake in it is detected. */
const deletingRoles = ['ROLE_ADMIN', 'ROLE_ASSETS_MANAGER_SUPER_ADMIN', 'ROLE_ASSETS_MANAGER_ADMIN'];

async function loginAs(role: string): Promise<string> {
  const user = host.store.state.users[0]!;
  const id = `t-${role}`;
  host.store.state.users.push({ ...user, id, email: `${role}@test.example`, roles: [role], asset_ids: [] });
  host.store.state.credentials[id] = seedPasswordHash(id, 'x');
  host.store.rows.invalidate('users');
  const answer = await host.callAnonymously('POST', '/users/login', {
    email: `${role}@test.example`,
    password: 'x',
  });
  expect(answer.body['permissions']).toEqual(permissionsOfRoles([role]));
  return `Bearer ${String(answer.body['token'])}`;
}

describe('the table of roles', () => {
  it('has a row for every role and only known codes [PERM-05] [PERM-08]', () => {
    expect(Object.keys(rolePermissions).sort()).toEqual([...roles].sort());
    for (const codes of Object.values(rolePermissions))
      for (const code of codes) expect(allPermissions).toContain(code);
  });

  it('knows the codes of the product [PERM-04]', () => {
    for (const thing of ['assets', 'clients', 'projects', 'support_tickets', 'users', 'intercoms']) {
      for (const verb of ['create', 'delete', 'read', 'update', 'list'])
        expect(allPermissions).toContain(`${verb}_${thing}`);
    }
    expect(allPermissions).toContain('send_community_notifications');
    expect(new Set(allPermissions).size).toBe(allPermissions.length);
  });

  it('lets only administrators delete assets, people and companies [PERM-08]', () => {
    for (const role of roles) {
      for (const code of ['delete_assets', 'delete_users', 'delete_clients'] as const) {
        expect(permissionsOfRoles([role]).includes(code), role).toBe(deletingRoles.includes(role));
      }
    }
    expect(
      permissionsOfRoles(['ROLE_HOME_AUTOMATION_USER']).every((code) => /^(list|read)_/.test(code)),
    ).toBe(true);
  });

  it('gives an unknown role, even one named like an object member, nothing', () => {
    expect(permissionsOfRoles(['constructor', '__proto__', 'ROLE_X'])).toEqual([]);
  });

  it.each(roles)(
    '%s: the host answers 403 exactly where the table has no permission [PERM-10]',
    async (role) => {
      const authorization = await loginAs(role);
      const held = new Set<string>(rolePermissions[role]);
      for (const [id, { method, path, access }] of Object.entries(callRules) as [
        CallId,
        (typeof callRules)[CallId],
      ][]) {
        if (access === 'open' || id === 'logout') continue;
        const answer = await host.callAnonymously(method, path.replace(/:\w+/g, 'x'), undefined, {
          authorization,
          ...versionHeader(id),
        });
        const allowed = access === 'session' || held.has(access);
        expect(answer.status === 403, `${role} ${id} → ${answer.status}`).toBe(!allowed);
      }
    },
  );
});
