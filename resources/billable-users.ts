import { defineResource } from '../src/config/defineResource';

/** Who is billed to each company (CLIENT-30, USER-05); a table inside other pages, without a page of its own. */
export default defineResource({
  name: 'billable-users',
  label: { one: 'usuario facturable', many: 'Usuarios facturables' },
  menu: false,
  title: 'client_name',
  api: { list: { path: '/invoices/billable-users', paged: false } },
  fields: {
    client_name: { type: 'text', label: 'Empresa' },
    client_email: { type: 'email', label: 'Correo de la empresa', empty: 'not_reported' },
    billable_users: { type: 'enum', multiple: true, label: 'Usuarios facturables', empty: 'Ninguno' },
  },
});
