import { defineActions } from '../../src/config/defineResource';
import { disabledWithoutIds } from './_disabledWithoutIds';

/** Lets the people of the asset use a door, or not. */
const buildPermitAction = (enabled: boolean) => ({
  label: enabled ? 'Permitir' : 'No permitir',
  icon: 'power',
  requires: { access: 'update_assets', reason: 'Tu usuario no tiene permiso para cambiar los permisos' },
  disabledWhen: disabledWithoutIds,
  call: {
    method: 'POST' as const,
    path: '/assets/{parent.id}/device/toggle',
    body: { data: { enabled, device_id: '{device_id}', gateway_id: '{$outer.uuid}' } },
  },
  // The row tells who may, once it is read again.
  proof: 'screen' as const,
  // The host tells what held before for 2 s.
  settleSeconds: 2,
  outcomes: [
    {
      on: 'success' as const,
      success: enabled ? 'Permiso dado: %{device_name}' : 'Permiso retirado: %{device_name}',
    },
    { on: 'error' as const, error: 'No se ha podido cambiar el permiso' },
  ],
});

export const { allow, deny } = defineActions({
  allow: buildPermitAction(true),
  deny: buildPermitAction(false),
});
