import { defineResource } from '../../src/config/defineResource';

/** Users of an asset, which come along with the asset itself. */
export default defineResource({
  name: 'asset-users',
  label: { one: 'usuario', many: 'Usuarios' },
  icon: 'users',
  navigation: false,
  recordRepresentation: ['username', 'email', 'unknown_user'],
  api: {
    getList: { path: '/assets/{id}', query: { include: 'users' }, data: ['included.users'], paged: false },
  },
  fields: {
    username: { type: 'text', label: 'Nombre de usuario', emptyText: 'unknown' },
    created_at: { type: 'date', label: 'Fecha de alta' },
    email: { type: 'email', label: 'Correo electrónico', emptyText: 'not_reported' },
    roles: { type: 'enum', label: 'Roles', labelKeyPrefix: 'enums.role', multiple: true },
    confirmed_at: { type: 'date', label: 'Confirmado', emptyText: 'pending' },
  },
  actions: {
    // A search that wrote by itself looked like a filter.
    grant: {
      label: 'grant_new_user',
      requires: 'update_users',
      form: {
        presentation: 'toolbar',
        submitLabel: 'Dar acceso',
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
      outcomes: [{ on: 'success', success: 'link_correctly' }],
      undo: {
        call: {
          method: 'DELETE',
          path: '/users/{form.user}/relationships/assets',
          body: { data: [{ id: '{parent.id}' }] },
        },
        outcomes: [{ on: 'success', success: 'unlinked_correctly' }],
      },
    },
    unlink: {
      label: 'Desvincular',
      icon: 'unlink',
      requires: 'update_users',
      danger: true,
      confirm: {
        title: 'Desvincular usuario',
        text: '«%{name}» dejará de tener acceso a este activo.',
        submitLabel: 'Desvincular',
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
      outcomes: [{ on: 'success', success: 'unlinked_correctly' }],
      undo: {
        call: { method: 'PATCH', path: '/users/{id}/asset/{parent.id}/relate' },
        outcomes: [{ on: 'success', success: 'link_correctly' }],
      },
    },
  },
});
