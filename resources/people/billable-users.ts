import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { tenantFileActions } from './_tenantFiles';

/** Who is billed to each company; a table inside other pages, without a page of its own. */
export default defineResource({
  name: 'billable-users',
  label: {
    one: localized({ es: 'usuario facturable', en: 'billable user' }),
    many: localized({ es: 'Usuarios facturables', en: 'Billable users' }),
  },
  icon: 'users',
  navigation: false,
  recordRepresentation: 'client_name',
  // A row is a company.
  api: { id: ['id', 'client_id'], getList: { path: '/invoices/billable-users', paged: false } },
  fields: {
    client_name: { type: 'text', label: localized({ es: 'Empresa', en: 'Company' }) },
    client_email: {
      type: 'email',
      label: localized({ es: 'Correo de la empresa', en: 'Company email' }),
      emptyText: 'not_reported',
    },
    billable_users: {
      type: 'enum',
      multiple: true,
      label: localized({ es: 'Usuarios facturables', en: 'Billable users' }),
      emptyText: localized({ es: 'Ninguno', en: 'None' }),
    },
  },
  actions: {
    addBillableUser: {
      label: localized({ es: 'Añadir usuario facturable', en: 'Add billable user' }),
      icon: 'user-plus',
      primary: true,
      access: 'invite_users_role_expert',
      requires: {
        access: 'assign_client_to_user',
        reason: localized({
          es: 'Tu usuario no puede asignar expertos a una empresa',
          en: 'You cannot assign experts to a company',
        }),
      },
      form: {
        title: localized({ es: 'Añadir usuario facturable', en: 'Add billable user' }),
        submitLabel: localized({ es: 'Añadir', en: 'Add' }),
        fields: {
          user: {
            type: 'reference',
            label: localized({ es: 'Experto', en: 'Expert' }),
            resource: 'users',
            filter: { type: 'contractor' },
            display: '{username} ({email})',
            required: true,
            placeholder: localized({ es: 'Busca por nombre o correo', en: 'Search by name or email' }),
            loadError: 'ERROR',
          },
        },
      },
      call: {
        method: 'PATCH',
        path: '/users/{form.user}/relationships/clients',
        body: { data: ['{parent.id}'] },
      },
      proof: 'screen',
      outcomes: [
        {
          on: 'success',
          success: localized({ es: 'Usuario facturable añadido', en: 'Billable user added' }),
        },
        {
          on: 'error',
          error: localized({
            es: 'No se ha podido añadir el usuario facturable',
            en: 'Could not add the billable user',
          }),
        },
      ],
    },
    ...tenantFileActions,
  },
});
