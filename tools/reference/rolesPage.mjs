import { inlineCode, renderPage, renderTable } from './markdown.mjs';

/** docs/reference/demo-roles.md */
export function rolesPage({ rolePermissions, unrestrictedRoles, allPermissions }) {
  const roles = Object.entries(rolePermissions).map(([role, permissions]) => [
    inlineCode(role),
    unrestrictedRoles.includes(role) ? 'all' : 'its own',
    permissions.length === allPermissions.length ? 'all' : permissions.map(inlineCode).join(', '),
  ]);
  return renderPage(
    'Roles of the demo',
    'What each role may do at the demo host. The same table answers the login and guards the calls. Who holds which role is in the [guide of the demo host](../guides/demo-host.md).',
    renderTable(['Role', 'Sees companies', 'Permissions'], roles),
    `All permissions: ${allPermissions.map(inlineCode).join(', ')}.`,
  );
}
