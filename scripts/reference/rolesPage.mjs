import { code, page, table } from './markdown.mjs';

/** docs/reference/demo-roles.md (PERM-08) */
export function rolesPage({ rolePermissions, rolesOfEverything, allPermissions }) {
  const roles = Object.entries(rolePermissions).map(([role, permissions]) => [
    code(role),
    rolesOfEverything.includes(role) ? 'all' : 'its own',
    permissions.length === allPermissions.length ? 'all' : permissions.map(code).join(', '),
  ]);
  return page(
    'Roles of the demo',
    'What each role may do at the demo host. The same table answers the login and guards the calls. Who holds which role is in the [guide of the demo host](../guides/demo-host.md).',
    table(['Role', 'Sees companies', 'Permissions'], roles),
    `All permissions: ${allPermissions.map(code).join(', ')}.`,
  );
}
