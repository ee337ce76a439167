import { permissions } from '../../dataProvider/contract/permissions';

/** Permissions of the demo's json-server part and of the host's own calls, which the product does not have. */
const demoPermissions = [
  'list_chargers',
  'create_chargers',
  'update_chargers',
  'delete_chargers',
  'list_activity',
] as const;

/** A permission code. */
export type Permission = (typeof permissions)[number] | (typeof demoPermissions)[number];

/** Every permission code of this host. */
export const allPermissions: readonly Permission[] = [...permissions, ...demoPermissions];

/** Permissions of a read-only role. Listed by name, so that no role gets a new read permission automatically. */
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

/** Permissions by role. The same table is used in the login response and by the guards. */
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

/** Roles that can access every company; all others can access the companies they belong to. */
export const unrestrictedRoles: readonly string[] = ['ROLE_ASSETS_MANAGER_SUPER_ADMIN', 'ROLE_ADMIN'];

/** Requirement of a call: nothing, a session, or a session with a permission. */
export type CallAccess = 'open' | 'session' | Permission;

/** Returns the permissions of these roles, without duplicates, in the order of {@link allPermissions}. */
export function permissionsOfRoles(roles: readonly string[]): Permission[] {
  const granted = new Set(
    roles.flatMap((role) => (Object.hasOwn(rolePermissions, role) ? (rolePermissions[role] ?? []) : [])),
  );
  return allPermissions.filter((code) => granted.has(code));
}
