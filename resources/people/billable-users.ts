import { defineResource } from '../../src/config/defineResource';
import { tenantFileActions } from './_tenantFiles';

/** Who is billed to each company; a table inside other pages, without a page of its own. */
export default defineResource({
  name: 'billable-users',
  label: { one: 'usuario facturable', many: 'Usuarios facturables' },
  icon: 'users',
  navigation: false,
  recordRepresentation: 'client_name',
  // A row is a company.
  api: { id: ['id', 'client_id'], getList: { path: '/invoices/billable-users', paged: false } },
  fields: {
    client_name: { type: 'text', label: 'Empresa' },
    client_email: { type: 'email', label: 'Correo de la empresa', emptyText: 'not_reported' },
    billable_users: { type: 'enum', multiple: true, label: 'Usuarios facturables', emptyText: 'Ninguno' },
  },
  actions: {
    addBillableUser: {
      label: 'Añadir usuario facturable',
      icon: 'user-plus',
      primary: true,
      access: 'invite_users_role_expert',
      requires: {
        access: 'assign_client_to_user',
        reason: 'Tu usuario no puede asignar expertos a una empresa',
      },
      form: {
        title: 'Añadir usuario facturable',
        submitLabel: 'Añadir',
        fields: {
          user: {
            type: 'reference',
            label: 'Experto',
            resource: 'users',
            filter: { type: 'contractor' },
            display: '{username} ({email})',
            required: true,
            placeholder: 'Busca por nombre o correo',
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
        { on: 'success', success: 'Usuario facturable añadido' },
        { on: 'error', error: 'No se ha podido añadir el usuario facturable' },
      ],
    },
    ...tenantFileActions,
  },
});
