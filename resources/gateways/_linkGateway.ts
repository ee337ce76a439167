import { localized } from '../../src/config/localized';
import type { AuthoredAction } from '../../src/config/authoringTypes';
import { defineAction } from '../../src/config/defineResource';

/** Who may link and unlink gateways: both are needed for either. */
export const linkAccess = {
  access: ['assign_gateway', 'unassign_gateway'],
  reason: localized({
    es: 'Tu usuario no tiene permiso para vincular y desvincular gateways',
    en: 'You do not have permission to link and unlink gateways',
  }),
} satisfies AuthoredAction['requires'];

/** Links the gateway with this QID on its label to the asset. */
export const linkGateway = defineAction({
  label: localized({ es: 'Vincular gateway', en: 'Link gateway' }),
  icon: 'link',
  primary: true,
  requires: linkAccess,
  form: {
    width: 460,
    title: localized({ es: 'Vincular gateway', en: 'Link gateway' }),
    submitLabel: localized({ es: 'Vincular', en: 'Link' }),
    submitRequiresValid: true,
    fields: {
      gatewayQid: {
        type: 'text',
        label: 'enter_qid',
        required: true,
        pattern: '[A-Z0-9]+',
        patternText: localized({
          es: 'Solo puede tener letras mayúsculas y números',
          en: 'It can only have capital letters and numbers',
        }),
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
    {
      on: 409,
      detail: 'compartido',
      error: localized({
        es: 'Los gateways compartidos no se vinculan a un activo',
        en: 'Shared gateways cannot be linked to an asset',
      }),
    },
    // An asset without a gateway is linked to none: it is the QID that is taken.
    {
      on: 409,
      when: { field: 'gateways_qrs', empty: true },
      error: localized({
        es: 'Este QID ya está vinculado a otro activo',
        en: 'This QID is already linked to another asset',
      }),
      field: 'gatewayQid',
    },
    { on: 409, error: 'assign_gateway_conflict' },
    { on: 'error', error: 'assign_gateway_error', durationSeconds: 8 },
  ],
});
