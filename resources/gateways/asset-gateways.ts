import { defineResource } from '../../src/config/defineResource';
import { linkAccess } from './_linkGateway';

/** Gateways linked to an asset, as the asset itself names them. */
export default defineResource({
  name: 'asset-gateways',
  label: { one: 'gateway', many: 'Gateways' },
  icon: 'router',
  navigation: false,
  recordRepresentation: 'gateway_id',
  api: {
    id: ['id', 'gateway_id'],
    getList: { path: '/assets/{id}', data: ['data.gateways_qrs'], paged: false },
  },
  fields: {
    gateway_id: { type: 'text', label: 'GID' },
    qr_code: { type: 'text', label: 'QID', emptyText: 'not_reported' },
  },
  actions: {
    // The parent is the asset.
    unlink: {
      label: 'Desvincular gateway',
      icon: 'unlink',
      danger: true,
      requires: linkAccess,
      disabledWhen: [
        {
          when: { field: 'type', in: ['shared', 'public'] },
          reason: 'Los gateways compartidos no se desvinculan desde aquí',
        },
      ],
      confirm: {
        title: 'Desvincular gateway',
        text: 'El activo dejará de tener el gateway «%{name}» y sus dispositivos.',
        submitLabel: 'Desvincular',
      },
      call: { method: 'DELETE', path: '/assets/{parent.id}/gateways/{gateway_id}' },
      outcomes: [
        { on: 'success', success: 'unassign_gateway_success' },
        { on: 'error', error: 'unassign_gateway_error' },
      ],
    },
  },
});
