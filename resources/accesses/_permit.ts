import { localized } from '../../src/config/localized';
import { defineActions } from '../../src/config/defineResource';
import { disabledWithoutIds } from './_disabledWithoutIds';

/** Lets the people of the asset use a door, or not. */
const buildPermitAction = (enabled: boolean) => ({
  label: enabled
    ? localized({ es: 'Permitir', en: 'Allow' })
    : localized({ es: 'No permitir', en: 'Do not allow' }),
  icon: 'power',
  requires: {
    access: 'update_assets',
    reason: localized({
      es: 'Tu usuario no tiene permiso para cambiar los permisos',
      en: 'You do not have permission to change permissions',
    }),
  },
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
      success: enabled
        ? localized({ es: 'Permiso dado: %{device_name}', en: 'Permission given: %{device_name}' })
        : localized({ es: 'Permiso retirado: %{device_name}', en: 'Permission withdrawn: %{device_name}' }),
    },
    {
      on: 'error' as const,
      error: localized({
        es: 'No se ha podido cambiar el permiso',
        en: 'The permission could not be changed',
      }),
    },
  ],
});

export const { allow, deny } = defineActions({
  allow: buildPermitAction(true),
  deny: buildPermitAction(false),
});
