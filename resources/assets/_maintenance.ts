import { localized } from '../../src/config/localized';
import { defineAction } from '../../src/config/defineResource';
import { maintenanceFields, maintenanceOutcomes } from '../gateways/_maintenance';

/** Notes of what was done at a gateway of the asset. */
export const maintenance = defineAction({
  label: localized({ es: 'Acciones de mantenimiento', en: 'Maintenance actions' }),
  icon: 'wrench',
  requires: {
    access: 'update_assets',
    reason: localized({
      es: 'Tu usuario no tiene permiso para registrar mantenimiento',
      en: 'You do not have permission to record maintenance',
    }),
  },
  disabledWhen: [
    {
      when: { field: 'gateways_qrs', empty: true },
      reason: localized({
        es: 'El activo no tiene ningún gateway vinculado',
        en: 'The asset has no linked gateway',
      }),
    },
  ],
  form: {
    presentation: 'drawer',
    width: 480,
    title: localized({ es: 'Acciones de mantenimiento', en: 'Maintenance actions' }),
    submitLabel: localized({ es: 'Añadir', en: 'Add' }),
    fields: {
      gateway_id: {
        type: 'enum',
        label: 'Gateway',
        recordPath: 'gateways_qrs',
        value: 'gateway_id',
        display: '{gateway_id}',
        required: true,
      },
      ...maintenanceFields,
    },
  },
  call: {
    method: 'POST',
    path: '/gateways/{form.gateway_id}/maintenance/{form.action}',
    // Work on the gateway itself names no device.
    body: {
      data: {
        device_id: null,
        action: '{form.action}',
        device_type: null,
        comments: '{form.comments}',
        battery_voltage: '{form.battery_voltage}',
        battery_vendor: '{form.battery_vendor}',
      },
    },
  },
  // No read returns the notes, so the outcome cannot be verified.
  proof: 'none',
  outcomes: maintenanceOutcomes,
});
