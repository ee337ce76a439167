import { localized } from '../../src/config/localized';
import { defineAction } from '../../src/config/defineResource';

/**
 * An asset can be deleted if no user and no gateway is linked to it. The dialog lists these links and offers to remove them.
 */
export const deleteAsset = defineAction({
  label: localized({ es: 'Eliminar', en: 'Delete' }),
  icon: 'trash',
  danger: true,
  requires: { access: ['delete_assets', 'read_assets'], reason: 'no_permission_delete' },
  check: {
    call: { method: 'GET', path: '/assets/{id}', query: { include: 'users' } },
    error: 'asset_data_error',
    blockedWhen: [
      {
        when: { field: 'result.included.users', empty: false },
        title: localized({ es: 'El activo tiene usuarios', en: 'The asset has users' }),
        text: localized({
          es: 'No se puede eliminar mientras haya usuarios vinculados. Desvincúlalos antes:',
          en: 'It cannot be deleted while there are linked users. Unlink them first:',
        }),
        items: 'result.included.users',
        display: '{username}',
        link: '/admin/users/{id}/assets',
        resolveAction: { resource: 'asset-users', action: 'unlink' },
      },
      {
        when: { field: 'result.gateways_qrs', empty: false },
        title: localized({ es: 'El activo tiene gateways', en: 'The asset has gateways' }),
        text: localized({
          es: 'No se puede eliminar mientras haya gateways vinculados. Desvincúlalos antes:',
          en: 'It cannot be deleted while there are linked gateways. Unlink them first:',
        }),
        items: 'result.gateways_qrs',
        display: '{gateway_id}',
        link: '/admin/assets/{result.id}/gateway',
        resolveAction: { resource: 'asset-gateways', action: 'unlink' },
      },
    ],
  },
  confirm: {
    title: localized({ es: 'Eliminar activo', en: 'Delete asset' }),
    text: localized({
      es: 'Se eliminará el activo «%{name}». No se puede deshacer.',
      en: 'The asset “%{name}” will be deleted. This cannot be undone.',
    }),
    submitLabel: localized({ es: 'Eliminar', en: 'Delete' }),
  },
  call: { method: 'DELETE', path: '/assets/{id}' },
  outcomes: [
    { on: 'success', success: 'asset_deleted' },
    { on: 'error', error: 'asset_delete_error' },
  ],
  effects: ['goToList'],
});
