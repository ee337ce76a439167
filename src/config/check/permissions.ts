const verbs = ['create', 'delete', 'read', 'update', 'list'] as const;
const areas = ['assets', 'clients', 'projects', 'support_tickets', 'users', 'intercoms'] as const;

/** The permission codes that the specification names (PERM-04). */
export const knownPermissions: readonly string[] = [
  ...areas.flatMap((area) => verbs.map((verb) => `${verb}_${area}`)),
  'assign_client_to_user',
  'assign_gateway',
  'unassign_gateway',
  'edit_current_user',
  'invite_users',
  'invite_users_role_expert',
  'invite_users_role_user',
  'invite_users_role_property_manager',
  'list_academy_docs',
  'list_assets_status',
  'list_check_in',
  'list_digital_signage',
  'list_gateway_status',
  'read_count_users_dashboard_index',
  'read_access_list',
  'read_gateways_list',
  'register_gateways',
  'send_community_notifications',
  'camera_snapshots',
  'generate_qr_codes',
  'read_legal_documentation',
  'create_qr_code_access',
  'read_qr_code_access',
  'update_qr_code_access',
];
