import { localized } from '../../src/config/localized';
import { defineAction } from '../../src/config/defineResource';
import { invitationOpens, qrAccessOpens } from '../accesses/_opens';

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
  // Users and gateways are those of the check.
  impact: [
    {
      tab: 'accesses',
      resource: 'asset-qr-accesses',
      countWhen: qrAccessOpens,
      text: localized({
        es: '%{smart_count} código QR deja de abrir |||| %{smart_count} códigos QR dejan de abrir',
        en: '%{smart_count} QR code stops opening |||| %{smart_count} QR codes stop opening',
      }),
      resolveAction: { resource: 'asset-qr-accesses', action: 'revoke' },
    },
    {
      path: '/access/asset/{id}/all',
      resource: 'invitations',
      pageSize: 8,
      countWhen: invitationOpens,
      text: localized({
        es: '%{smart_count} invitación deja de abrir |||| %{smart_count} invitaciones dejan de abrir',
        en: '%{smart_count} invitation stops opening |||| %{smart_count} invitations stop opening',
      }),
      link: '/admin/assets/{id}/accesses',
      resolveAction: { resource: 'invitations', action: 'revoke' },
    },
    {
      tab: 'documents',
      text: localized({
        es: '%{smart_count} documento se pierde |||| %{smart_count} documentos se pierden',
        en: '%{smart_count} document is lost |||| %{smart_count} documents are lost',
      }),
    },
    {
      tab: 'devices',
      text: localized({
        es: '%{smart_count} dispositivo deja de poder usarse |||| %{smart_count} dispositivos dejan de poder usarse',
        en: '%{smart_count} device can no longer be used |||| %{smart_count} devices can no longer be used',
      }),
    },
    {
      tab: 'cameras',
      text: localized({
        es: '%{smart_count} cámara deja de verse |||| %{smart_count} cámaras dejan de verse',
        en: '%{smart_count} camera can no longer be viewed |||| %{smart_count} cameras can no longer be viewed',
      }),
    },
    {
      tab: 'useful-contacts',
      text: localized({
        es: '%{smart_count} contacto útil se pierde |||| %{smart_count} contactos útiles se pierden',
        en: '%{smart_count} useful contact is lost |||| %{smart_count} useful contacts are lost',
      }),
    },
    {
      tab: 'start',
      resource: 'support-tickets',
      text: localized({
        es: '%{smart_count} ticket de soporte se queda sin su activo |||| %{smart_count} tickets de soporte se quedan sin su activo',
        en: '%{smart_count} support ticket loses its asset |||| %{smart_count} support tickets lose their asset',
      }),
    },
    {
      unknown: localized({
        es: 'No se sabe qué estancias de hotel lo usan: ningún servicio las da por habitación',
        en: 'It is not known which hotel stays use it: no service lists them by room',
      }),
    },
  ],
  call: { method: 'DELETE', path: '/assets/{id}' },
  outcomes: [
    { on: 'success', success: 'asset_deleted' },
    { on: 'error', error: 'asset_delete_error' },
  ],
  effects: ['goToList'],
});
