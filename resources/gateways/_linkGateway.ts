import type { AuthoredAction } from '../../src/config/authoringTypes';
import { defineAction } from '../../src/config/defineResource';

/** Who may link and unlink gateways: both are needed for either. */
export const linkAccess = {
  access: ['assign_gateway', 'unassign_gateway'],
  reason: 'Tu usuario no tiene permiso para vincular y desvincular gateways',
} satisfies AuthoredAction['requires'];

/** Links the gateway with this QID on its label to the asset. */
export const linkGateway = defineAction({
  label: 'Vincular gateway',
  icon: 'link',
  primary: true,
  requires: linkAccess,
  form: {
    width: 460,
    title: 'Vincular gateway',
    submitLabel: 'Vincular',
    submitRequiresValid: true,
    fields: {
      gatewayQid: {
        type: 'text',
        label: 'enter_qid',
        required: true,
        pattern: '[A-Z0-9]+',
        patternText: 'Solo puede tener letras mayúsculas y números',
        maxLength: 64,
        scan: true,
      },
      did: { type: 'text', label: 'DID', default: '{id}', readOnly: true },
    },
  },
  call: { method: 'PATCH', path: '/gateways/{id}/deployments/by-qr-code/{form.gatewayQid}' },
  proof: {
    call: { method: 'GET', path: '/assets/{id}', query: { include: 'users' } },
    has: { 'gateways_qrs.qr_code|gateways_qrs.qrCode': '{form.gatewayQid}' },
  },
  outcomes: [
    { on: 'success', success: 'assign_gateway_success' },
    { on: 409, detail: 'compartido', error: 'Los gateways compartidos no se vinculan a un activo' },
    // An asset without a gateway is linked to none: it is the QID that is taken.
    {
      on: 409,
      when: { field: 'gateways_qrs', empty: true },
      error: 'Este QID ya está vinculado a otro activo',
      field: 'gatewayQid',
    },
    { on: 409, error: 'assign_gateway_conflict' },
    { on: 'error', error: 'assign_gateway_error', durationSeconds: 8 },
  ],
});
