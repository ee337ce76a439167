import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { buildAccessImpact } from '../accesses/_opens';

/** Users of an asset, which come along with the asset itself. */
export default defineResource({
  name: 'asset-users',
  label: { one: localized({ es: 'usuario', en: 'user' }), many: localized({ es: 'Usuarios', en: 'Users' }) },
  icon: 'users',
  navigation: false,
  recordRepresentation: ['username', 'email', 'unknown_user'],
  api: {
    getList: { path: '/assets/{id}', query: { include: 'users' }, data: ['included.users'], paged: false },
  },
  fields: {
    username: {
      type: 'text',
      label: localized({ es: 'Nombre de usuario', en: 'Username' }),
      emptyText: 'unknown',
    },
    created_at: { type: 'date', label: localized({ es: 'Fecha de alta', en: 'Registration date' }) },
    email: {
      type: 'email',
      label: localized({ es: 'Correo electrónico', en: 'Email' }),
      emptyText: 'not_reported',
    },
    roles: { type: 'enum', label: 'Roles', labelKeyPrefix: 'enums.role', multiple: true },
    confirmed_at: {
      type: 'date',
      label: localized({ es: 'Confirmado', en: 'Confirmed' }),
      emptyText: 'pending',
    },
  },
  actions: {
    // A search that wrote by itself looked like a filter.
    grant: {
      label: 'grant_new_user',
      requires: 'update_users',
      form: {
        presentation: 'toolbar',
        submitLabel: localized({ es: 'Dar acceso', en: 'Give access' }),
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
    // From the start of an asset, where it has no users yet.
    openUsers: {
      label: localized({ es: 'Dar acceso', en: 'Give access' }),
      icon: 'user-plus',
      requires: 'update_users',
      link: '/admin/assets/{parent.id}/users',
    },
    unlink: {
      label: localized({ es: 'Desvincular', en: 'Unlink' }),
      icon: 'unlink',
      requires: 'update_users',
      danger: true,
      confirm: {
        title: localized({ es: 'Desvincular usuario', en: 'Unlink user' }),
        text: localized({
          es: '«%{name}» dejará de tener acceso a este activo.',
          en: '“%{name}” will no longer have access to this asset.',
        }),
        submitLabel: localized({ es: 'Desvincular', en: 'Unlink' }),
      },
      impact: buildAccessImpact('{parent.id}'),
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
