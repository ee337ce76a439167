import { defineAction } from '../../src/config/defineResource';

const PROPERTY_MANAGER_ROLE = 'ROLE_ASSETS_MANAGER_PROPERTY_MANAGER';
const TENANT_ROLE = 'ROLE_USER';

/** Invites a person by e-mail; the other fields depend on the role. */
export const inviteUserAction = defineAction({
  label: 'Invitar',
  icon: 'user-plus',
  primary: true,
  access: 'invite_users',
  form: {
    title: 'Invitar a un usuario',
    submitLabel: 'Enviar invitación',
    fields: {
      email: { type: 'email', label: 'Correo electrónico', required: true },
      role: {
        type: 'enum',
        label: 'Rol',
        labelKeyPrefix: 'enums.role',
        values: ['ROLE_ALFRED_EXPERT', PROPERTY_MANAGER_ROLE, TENANT_ROLE],
        valueAccess: {
          ROLE_ALFRED_EXPERT: 'invite_users_role_expert',
          [PROPERTY_MANAGER_ROLE]: 'invite_users_role_property_manager',
          [TENANT_ROLE]: 'invite_users_role_user',
        },
        required: true,
      },
      client_id: {
        type: 'reference',
        label: 'Empresa',
        resource: 'clients',
        preload: true,
        required: true,
        visibleWhen: { field: 'role', equals: PROPERTY_MANAGER_ROLE },
      },
      asset_id: {
        type: 'reference',
        label: 'Activo',
        resource: 'assets',
        required: true,
        placeholder: 'Busca por dirección o alias',
        visibleWhen: { field: 'role', equals: TENANT_ROLE },
      },
    },
  },
  call: {
    method: 'POST',
    path: '/users/register/invitation',
    body: {
      email: '{form.email}',
      role: '{form.role}',
      client_id: '{form.client_id?}',
      asset_id: '{form.asset_id?}',
    },
  },
  // The list may lack people who have not accepted yet, so it cannot verify the outcome.
  proof: 'screen',
  outcomes: [
    { on: 'success', success: 'Invitación enviada' },
    { on: 409, error: 'Ya hay un usuario con este correo', field: 'email' },
    { on: 'error', error: 'No se ha podido enviar la invitación' },
  ],
});
