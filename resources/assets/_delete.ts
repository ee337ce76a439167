import { defineAction } from '../../src/config/defineResource';

/**
 * An asset can be deleted if no user and no gateway is linked to it. The dialog lists these links and offers to remove them.
 */
export const deleteAsset = defineAction({
  label: 'Eliminar',
  icon: 'trash',
  danger: true,
  requires: { access: ['delete_assets', 'read_assets'], reason: 'no_permission_delete' },
  check: {
    call: { method: 'GET', path: '/assets/{id}', query: { include: 'users' } },
    error: 'asset_data_error',
    blockedWhen: [
      {
        when: { field: 'result.included.users', empty: false },
        title: 'El activo tiene usuarios',
        text: 'No se puede eliminar mientras haya usuarios vinculados. Desvincúlalos antes:',
        items: 'result.included.users',
        display: '{username}',
        link: '/admin/users/{id}/assets',
        resolveAction: { resource: 'asset-users', action: 'unlink' },
      },
      {
        when: { field: 'result.gateways_qrs', empty: false },
        title: 'El activo tiene gateways',
        text: 'No se puede eliminar mientras haya gateways vinculados. Desvincúlalos antes:',
        items: 'result.gateways_qrs',
        display: '{gateway_id}',
        link: '/admin/assets/{result.id}/gateway',
        resolveAction: { resource: 'asset-gateways', action: 'unlink' },
      },
    ],
  },
  confirm: {
    title: 'Eliminar activo',
    text: 'Se eliminará el activo «%{name}». No se puede deshacer.',
    submitLabel: 'Eliminar',
  },
  call: { method: 'DELETE', path: '/assets/{id}' },
  outcomes: [
    { on: 'success', success: 'asset_deleted' },
    { on: 'error', error: 'asset_delete_error' },
  ],
  effects: ['goToList'],
});
