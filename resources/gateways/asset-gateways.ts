import { localized } from '../../src/config/localized';
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
    gateway_id: { type: 'text', label: 'GID', copyButton: true },
    qr_code: { type: 'text', label: 'QID', copyButton: true, emptyText: 'not_reported' },
  },
  actions: {
    // The parent is the asset.
    unlink: {
      label: localized({ es: 'Desvincular gateway', en: 'Unlink gateway' }),
      icon: 'unlink',
      danger: true,
      requires: linkAccess,
      disabledWhen: [
        {
          when: { field: 'type', in: ['shared', 'public'] },
          reason: localized({
            es: 'Los gateways compartidos no se desvinculan desde aquí',
            en: 'Shared gateways cannot be unlinked from here',
          }),
        },
      ],
      confirm: {
        title: localized({ es: 'Desvincular gateway', en: 'Unlink gateway' }),
        text: localized({
          es: 'El activo dejará de tener el gateway «%{name}» y sus dispositivos.',
          en: 'The asset will no longer have the gateway “%{name}” and its devices.',
        }),
        submitLabel: localized({ es: 'Desvincular', en: 'Unlink' }),
      },
      impact: [
        {
          path: '/devices',
          query: { gateway_id: '{gateway_id}' },
          resource: 'devices',
          text: localized({
            es: '%{smart_count} dispositivo deja de ser del activo |||| %{smart_count} dispositivos dejan de ser del activo',
            en: '%{smart_count} device no longer belongs to the asset |||| %{smart_count} devices no longer belong to the asset',
          }),
          link: '/admin/gateways/{gateway_id}/devices',
        },
        {
          path: '/assets/{parent.id}',
          query: { include: 'users' },
          paged: false,
          resource: 'asset-users',
          text: localized({
            es: '%{smart_count} persona deja de poder usarlos |||| %{smart_count} personas dejan de poder usarlos',
            en: '%{smart_count} person can no longer use them |||| %{smart_count} people can no longer use them',
          }),
          link: '/admin/assets/{parent.id}/users',
        },
      ],
      call: { method: 'DELETE', path: '/assets/{parent.id}/gateways/{gateway_id}' },
      outcomes: [
        { on: 'success', success: 'unassign_gateway_success' },
        { on: 'error', error: 'unassign_gateway_error' },
      ],
    },
  },
});
