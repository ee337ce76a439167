import { permissions } from '../../dataProvider/contract/permissions';

/** Permissions of the demo's own json-server part, which the product does not know. */
const demoPermissions = ['list_chargers', 'create_chargers', 'update_chargers', 'delete_chargers'] as const;

/** A permission code (PERM-04). */
export type Permission = (typeof permissions)[number] | (typeof demoPermissions)[number];

/** Every code this host knows. */
export const allPermissions: readonly Permission[] = [...permissions, ...demoPermissions];

/** What a role without changes may read. By name: a new call that reads is granted to nobody unasked. */
const readPermissions: readonly Permission[] = [
  'read_assets',
  'read_clients',
  'read_projects',
  'read_support_tickets',
  'read_users',
  'read_intercoms',
  'list_assets',
  'list_clients',
  'list_projects',
  'list_support_tickets',
  'list_users',
  'list_intercoms',
  'list_assets_status',
  'list_gateway_status',
  'read_count_users_dashboard_index',
  'read_gateways_list',
  'read_legal_documentation',
  'list_chargers',
];

/** Role → what it may do (PERM-08). The same table answers the login and guards the calls. */
export const rolePermissions: Readonly<Record<string, readonly Permission[]>> = {
  ROLE_ASSETS_MANAGER_SUPER_ADMIN: allPermissions,
  ROLE_ADMIN: allPermissions,
  ROLE_ASSETS_MANAGER_ADMIN: allPermissions,
  ROLE_ASSETS_MANAGER_PROPERTY_MANAGER: [
    ...readPermissions,
    'read_access_list',
    'list_academy_docs',
    'edit_current_user',
    'update_assets',
    'update_projects',
    'update_users',
    'create_support_tickets',
    'update_support_tickets',
    'create_intercoms',
    'update_intercoms',
    'delete_intercoms',
    'invite_users',
    'invite_users_role_user',
    'send_community_notifications',
    'camera_snapshots',
    'update_chargers',
  ],
  ROLE_ALFRED_EXPERT: [
    ...readPermissions,
    'list_academy_docs',
    'edit_current_user',
    'update_assets',
    'create_assets',
    'assign_gateway',
    'unassign_gateway',
    'register_gateways',
    'generate_qr_codes',
    'create_support_tickets',
    'update_support_tickets',
  ],
  ROLE_ALFRED_PRO: [
    ...readPermissions,
    'list_academy_docs',
    'edit_current_user',
    'update_assets',
    'assign_gateway',
    'unassign_gateway',
    'register_gateways',
  ],
  ROLE_ASSETS_MANAGER_USER: [
    'list_check_in',
    'read_access_list',
    'list_assets',
    'read_assets',
    'list_projects',
    'read_projects',
    'list_users',
    'read_users',
    'list_clients',
    'read_clients',
    'list_support_tickets',
    'read_support_tickets',
    'update_support_tickets',
    'edit_current_user',
  ],
  ROLE_HOME_AUTOMATION_ADMIN: [...readPermissions, 'edit_current_user', 'update_assets'],
  ROLE_HOME_AUTOMATION_USER: readPermissions,
  ROLE_PUBLIC_API_USER: ['list_assets', 'read_assets', 'list_projects', 'read_projects'],
  ROLE_USER: ['edit_current_user'],
};

/** Roles that see every company; all others see the companies they belong to. */
export const unrestrictedRoles: readonly string[] = ['ROLE_ASSETS_MANAGER_SUPER_ADMIN', 'ROLE_ADMIN'];

/** What a call asks for: nothing, a session, or a session with a permission (PERM-10). */
export type CallAccess = 'open' | 'session' | Permission;

/** The permissions of a person with these roles, each once, in the order of {@link allPermissions}. */
export function permissionsOfRoles(roles: readonly string[]): Permission[] {
  const granted = new Set(
    roles.flatMap((role) => (Object.hasOwn(rolePermissions, role) ? (rolePermissions[role] ?? []) : [])),
  );
  return allPermissions.filter((code) => granted.has(code));
}
