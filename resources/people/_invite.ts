import { localized } from '../../src/config/localized';
import { defineAction } from '../../src/config/defineResource';

const PROPERTY_MANAGER_ROLE = 'ROLE_ASSETS_MANAGER_PROPERTY_MANAGER';
const TENANT_ROLE = 'ROLE_USER';

/** Invites a person by e-mail; the other fields depend on the role. */
export const inviteUserAction = defineAction({
  label: localized({ es: 'Invitar', en: 'Invite' }),
  icon: 'user-plus',
  primary: true,
  access: 'invite_users',
  form: {
    title: localized({ es: 'Invitar a un usuario', en: 'Invite a user' }),
    submitLabel: localized({ es: 'Enviar invitación', en: 'Send invitation' }),
    fields: {
      email: { type: 'email', label: localized({ es: 'Correo electrónico', en: 'Email' }), required: true },
      role: {
        type: 'enum',
        label: localized({ es: 'Rol', en: 'Role' }),
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
        label: localized({ es: 'Empresa', en: 'Company' }),
        resource: 'clients',
        preload: true,
        required: true,
        visibleWhen: { field: 'role', equals: PROPERTY_MANAGER_ROLE },
      },
      asset_id: {
        type: 'reference',
        label: localized({ es: 'Activo', en: 'Asset' }),
        resource: 'assets',
        required: true,
        placeholder: localized({ es: 'Busca por dirección o alias', en: 'Search by address or alias' }),
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
    { on: 'success', success: localized({ es: 'Invitación enviada', en: 'Invitation sent' }) },
    {
      on: 409,
      error: localized({
        es: 'Ya hay un usuario con este correo',
        en: 'There is already a user with this email',
      }),
      field: 'email',
    },
    {
      on: 'error',
      error: localized({ es: 'No se ha podido enviar la invitación', en: 'Could not send the invitation' }),
    },
  ],
});
