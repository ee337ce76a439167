import { defineActions } from '../../src/config/defineResource';

/** Actions that link assets and people, on the pages of buildings and users. */
export const linkActions = defineActions({
  grantUser: {
    label: 'Dar acceso a un usuario',
    icon: 'user-plus',
    requires: 'update_users',
    primary: true,
    form: {
      title: 'Dar acceso a un usuario',
      text: 'El usuario tendrá acceso al activo seleccionado. |||| El usuario tendrá acceso a los %{smart_count} activos seleccionados.',
      submitLabel: 'Dar acceso',
      fields: {
        user: {
          type: 'reference',
          label: 'Usuario',
          resource: 'users',
          display: '{username} ({email})',
          required: true,
          placeholder: 'Busca por nombre o correo',
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
        error:
          'No se ha podido dar acceso a %{smart_count} activo: |||| No se ha podido dar acceso a %{smart_count} activos:',
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
        success:
          'Acceso dado: %{result.added_count} activos nuevos, %{result.existing_count} que ya lo tenían',
      },
      // A response that only confirms does not contain the number of links.
      {
        on: 'success',
        warning:
          'El servicio no dice a qué activos ha dado acceso. Míralo en la página del usuario antes de volver a intentarlo.',
      },
    ],
    effects: ['clearSelection', 'refetch'],
  },
  grantToUser: {
    label: 'Dar acceso a un activo',
    icon: 'plus',
    requires: 'update_users',
    primary: true,
    form: {
      title: 'Dar acceso a un activo',
      submitLabel: 'Dar acceso',
      fields: {
        asset: {
          type: 'reference',
          label: 'Activo',
          resource: 'assets',
          required: true,
          placeholder: 'Busca por dirección o alias',
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
    label: 'Desvincular',
    icon: 'unlink',
    requires: 'update_users',
    danger: true,
    confirm: {
      title: 'Desvincular activo',
      text: 'El usuario dejará de tener acceso a «%{name}».',
      submitLabel: 'Desvincular',
    },
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
