import { defineAction } from '../../src/config/defineResource';
import { maintenanceFields, maintenanceOutcomes } from '../gateways/_maintenance';

/** Notes of what was done at a gateway of the asset. */
export const maintenance = defineAction({
  label: 'Acciones de mantenimiento',
  icon: 'wrench',
  requires: { access: 'update_assets', reason: 'Tu usuario no tiene permiso para registrar mantenimiento' },
  disabledWhen: [
    { when: { field: 'gateways_qrs', empty: true }, reason: 'El activo no tiene ningún gateway vinculado' },
  ],
  form: {
    presentation: 'drawer',
    width: 480,
    title: 'Acciones de mantenimiento',
    submitLabel: 'Añadir',
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
