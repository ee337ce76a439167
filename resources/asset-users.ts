import { defineResource } from '../src/config/defineResource';

/** Users of an asset, which come along with the asset itself (AUSER-07). */
export default defineResource({
  name: 'asset-users',
  label: { one: 'usuario', many: 'Usuarios' },
  menu: false,
  title: ['username', 'email'],
  api: {
    list: { path: '/assets/{id}', query: { include: 'users' }, data: ['included.users'], paged: false },
  },
  fields: {
    username: { type: 'text', label: 'Nombre de usuario', empty: 'unknown' },
    created_at: { type: 'date', label: 'Fecha de alta' },
    email: { type: 'email', label: 'Correo electrónico', empty: 'not_reported' },
    roles: { type: 'enum', label: 'Roles', labels: 'enums.role', multiple: true },
    confirmed_at: { type: 'date', label: 'Confirmado', empty: 'pending' },
  },
});
