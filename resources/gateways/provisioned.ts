import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';

/** Binds a gateway (GID) to a QR code (QID); the address may bring the GID. */
export default defineResource({
  name: 'provisioned',
  label: {
    one: localized({ es: 'vínculo', en: 'link' }),
    many: localized({ es: 'Aprovisionado', en: 'Provisioning' }),
  },
  icon: 'qr-code',
  navigation: {
    order: 60,
    label: localized({ es: 'Aprovisionado', en: 'Provisioning' }),
    access: 'register_gateways',
  },
  recordRepresentation: 'gid',
  access: { list: 'register_gateways', create: 'register_gateways' },
  api: { create: { method: 'PATCH', path: '/gateways/{gid}', body: { qrGatewayId: '{qid}' } } },
  fields: {
    // A label with both codes, «GID=QID», fills both, from whichever scanner.
    gid: {
      type: 'text',
      label: 'GID',
      required: true,
      maxLength: 64,
      pattern: '[A-Za-z0-9_-][A-Za-z0-9._-]*',
      patternText: localized({
        es: 'Un GID solo tiene letras, números, guiones y puntos',
        en: 'A GID only has letters, numbers, hyphens and full stops',
      }),
      scan: { after: 'qid' },
    },
    qid: {
      type: 'text',
      label: 'QID',
      required: true,
      maxLength: 64,
      pattern: '[A-Z0-9]+',
      patternText: localized({
        es: 'Solo puede tener letras mayúsculas y números',
        en: 'It can only have capital letters and numbers',
      }),
      scan: { before: 'gid' },
    },
  },
  create: {
    presentation: 'page',
    title: localized({ es: 'Aprovisionar un gateway', en: 'Provision a gateway' }),
    submitLabel: localized({ es: 'Vincular', en: 'Link' }),
    prefill: 'gid',
    submitRequiresValid: true,
    proof: {
      call: { method: 'GET', path: '/gateways/{form.gid}' },
      has: { 'qrCode|qr_code|qrGatewayId|qr_gateway_id': '{form.qid}' },
    },
    effects: ['resetForm'],
    fields: ['gid', 'qid'],
    outcomes: [
      { on: 'success', success: localized({ es: 'Gateway vinculado', en: 'Gateway linked' }) },
      {
        on: 409,
        error: localized({ es: 'Ese QR ya está en uso', en: 'That QR is already in use' }),
        field: 'qid',
      },
      {
        on: 404,
        error: localized({
          es: 'No existe ningún gateway con ese GID',
          en: 'There is no gateway with that GID',
        }),
        field: 'gid',
      },
      {
        on: 'error',
        error: localized({
          es: 'No se ha podido aprovisionar el gateway',
          en: 'Could not provision the gateway',
        }),
      },
    ],
  },
});
