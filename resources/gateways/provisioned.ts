import { defineResource } from '../../src/config/defineResource';

/** Binds a gateway (GID) to a QR code (QID); the address may bring the GID. */
export default defineResource({
  name: 'provisioned',
  label: { one: 'vínculo', many: 'Aprovisionado' },
  icon: 'qr-code',
  navigation: { order: 60, label: 'Aprovisionado', access: 'register_gateways' },
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
      patternText: 'Un GID solo tiene letras, números, guiones y puntos',
      scan: { after: 'qid' },
    },
    qid: {
      type: 'text',
      label: 'QID',
      required: true,
      maxLength: 64,
      pattern: '[A-Z0-9]+',
      patternText: 'Solo puede tener letras mayúsculas y números',
      scan: { before: 'gid' },
    },
  },
  create: {
    presentation: 'page',
    title: 'Aprovisionar un gateway',
    submitLabel: 'Vincular',
    prefill: 'gid',
    submitRequiresValid: true,
    proof: {
      call: { method: 'GET', path: '/gateways/{form.gid}' },
      has: { 'qrCode|qr_code|qrGatewayId|qr_gateway_id': '{form.qid}' },
    },
    effects: ['resetForm'],
    fields: ['gid', 'qid'],
    outcomes: [
      { on: 'success', success: 'Gateway vinculado' },
      { on: 409, error: 'Ese QR ya está en uso', field: 'qid' },
      { on: 404, error: 'No existe ningún gateway con ese GID', field: 'gid' },
      { on: 'error', error: 'No se ha podido aprovisionar el gateway' },
    ],
  },
});
