import { localized } from '../../src/config/localized';
import { defineActions } from '../../src/config/defineResource';
import { buildAccessImpact } from '../accesses/_opens';

/** Actions that link assets and people, on the pages of buildings and users. */
export const linkActions = defineActions({
  grantUser: {
    label: localized({ es: 'Dar acceso a un usuario', en: 'Give access to a user' }),
    icon: 'user-plus',
    requires: 'update_users',
    primary: true,
    form: {
      title: localized({ es: 'Dar acceso a un usuario', en: 'Give access to a user' }),
      text: localized({
        es: 'El usuario tendrá acceso al activo seleccionado. |||| El usuario tendrá acceso a los %{smart_count} activos seleccionados.',
        en: 'The user will have access to the selected asset. |||| The user will have access to the %{smart_count} selected assets.',
      }),
      submitLabel: localized({ es: 'Dar acceso', en: 'Give access' }),
      fields: {
        user: {
          type: 'reference',
          label: localized({ es: 'Usuario', en: 'User' }),
          resource: 'users',
          display: '{username} ({email})',
          required: true,
          placeholder: localized({ es: 'Busca por nombre o correo', en: 'Search by name or email' }),
        },
      },
    },
    call: {
      method: 'PATCH',
      path: '/users/{form.user}/relationships/assets',
      body: { data: '{selectedIds}' },
    },
    proof: {
      call: { method: 'GET', path: '/users/{form.user}' },
      has: { 'included.assets.id': '{selectedIds}' },
    },
    outcomes: [
      {
        on: 'success',
        // Matches a list of at least one entry; other values at this path carry no information.
        when: {
          all: [
            { field: 'result.failed_count', empty: false },
            { field: 'result.failed', empty: false },
          ],
        },
        error: localized({
          es: 'No se ha podido dar acceso a %{smart_count} activo: |||| No se ha podido dar acceso a %{smart_count} activos:',
          en: 'Could not give access to %{smart_count} asset: |||| Could not give access to %{smart_count} assets:',
        }),
        keepFormOpen: true,
        items: { responsePath: 'failed', id: 'deployment_id', display: '{address}' },
      },
      {
        on: 'success',
        when: {
          all: [
            { field: 'result.added_count', empty: false },
            { field: 'result.existing_count', empty: false },
            { field: 'result.failed', empty: true },
          ],
        },
        success: localized({
          es: 'Acceso dado: %{result.added_count} activos nuevos, %{result.existing_count} que ya lo tenían',
          en: 'Access given: %{result.added_count} new assets, %{result.existing_count} that already had it',
        }),
      },
      // A response that only confirms does not contain the number of links.
      {
        on: 'success',
        warning: localized({
          es: 'El servicio no dice a qué activos ha dado acceso. Míralo en la página del usuario antes de volver a intentarlo.',
          en: 'The service does not say which assets it has given access to. Check the user’s page before you try again.',
        }),
      },
    ],
    effects: ['clearSelection', 'refetch'],
  },
  grantToUser: {
    label: localized({ es: 'Dar acceso a un activo', en: 'Give access to an asset' }),
    icon: 'plus',
    requires: 'update_users',
    primary: true,
    form: {
      title: localized({ es: 'Dar acceso a un activo', en: 'Give access to an asset' }),
      submitLabel: localized({ es: 'Dar acceso', en: 'Give access' }),
      fields: {
        asset: {
          type: 'reference',
          label: localized({ es: 'Activo', en: 'Asset' }),
          resource: 'assets',
          required: true,
          placeholder: localized({ es: 'Busca por dirección o alias', en: 'Search by address or alias' }),
          // Excludes assets that were granted before: undoing the action would revoke them too.
          exclude: 'parent.$included.assets',
        },
      },
    },
    call: { method: 'PATCH', path: '/users/{parent.id}/asset/{form.asset}/relate' },
    proof: {
      call: { method: 'GET', path: '/users/{parent.id}' },
      has: { 'included.assets.id': '{form.asset}' },
    },
    outcomes: [{ on: 'success', success: 'link_correctly' }],
    undo: {
      call: {
        method: 'DELETE',
        path: '/users/{parent.id}/relationships/assets',
        body: { data: [{ id: '{form.asset}' }] },
      },
      outcomes: [{ on: 'success', success: 'unlinked_correctly' }],
    },
  },
  unlinkFromUser: {
    label: localized({ es: 'Desvincular', en: 'Unlink' }),
    icon: 'unlink',
    requires: 'update_users',
    danger: true,
    confirm: {
      title: localized({ es: 'Desvincular activo', en: 'Unlink asset' }),
      text: localized({
        es: 'El usuario dejará de tener acceso a «%{name}».',
        en: 'The user will no longer have access to “%{name}”.',
      }),
      submitLabel: localized({ es: 'Desvincular', en: 'Unlink' }),
    },
    impact: buildAccessImpact('{id}'),
    call: {
      method: 'DELETE',
      path: '/users/{parent.id}/relationships/assets',
      body: { data: [{ id: '{id}' }] },
    },
    proof: {
      call: { method: 'GET', path: '/users/{parent.id}' },
      lacks: { 'included.assets.id': '{id}' },
    },
    outcomes: [{ on: 'success', success: 'unlinked_correctly' }],
    undo: {
      call: { method: 'PATCH', path: '/users/{parent.id}/asset/{id}/relate' },
      outcomes: [{ on: 'success', success: 'link_correctly' }],
    },
  },
});
