import { defineResource } from '../../src/config/defineResource';

/** Users of an asset, which come along with the asset itself. */
export default defineResource({
  name: 'asset-users',
  label: { one: 'usuario', many: 'Usuarios' },
  icon: 'users',
  menu: false,
  title: ['username', 'email', 'unknown_user'],
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
  actions: {
    // A search that wrote by itself looked like a filter.
    grant: {
      label: 'grant_new_user',
      enabledFor: 'update_users',
      form: {
        in: 'toolbar',
        submit: 'Dar acceso',
        fields: {
          user: {
            type: 'reference',
            label: 'grant_new_user',
            placeholder: 'grant_new_user',
            resource: 'users',
            display: '{username} ({email})',
            minSearch: 2,
            // The search alone.
            paged: false,
            exclude: 'rows',
          },
        },
      },
      call: { method: 'PATCH', path: '/users/{form.user}/asset/{parent.id}/relate' },
      proof: {
        call: { method: 'GET', path: '/assets/{parent.id}', query: { include: 'users' } },
        has: { 'included.users.id': '{form.user}' },
      },
      outcomes: [{ on: 'ok', success: 'link_correctly' }],
      undo: {
        call: {
          method: 'DELETE',
          path: '/users/{form.user}/relationships/assets',
          body: { data: [{ id: '{parent.id}' }] },
        },
        outcomes: [{ on: 'ok', success: 'unlinked_correctly' }],
      },
    },
    unlink: {
      label: 'Desvincular',
      icon: 'unlink',
      enabledFor: 'update_users',
      danger: true,
      confirm: {
        title: 'Desvincular usuario',
        text: '«%{name}» dejará de tener acceso a este activo.',
        submit: 'Desvincular',
      },
      call: {
        method: 'DELETE',
        path: '/users/{id}/relationships/assets',
        body: { data: [{ id: '{parent.id}' }] },
      },
      proof: {
        call: { method: 'GET', path: '/assets/{parent.id}', query: { include: 'users' } },
        lacks: { 'included.users.id': '{id}' },
      },
      outcomes: [{ on: 'ok', success: 'unlinked_correctly' }],
      undo: {
        call: { method: 'PATCH', path: '/users/{id}/asset/{parent.id}/relate' },
        outcomes: [{ on: 'ok', success: 'link_correctly' }],
      },
    },
  },
});
