import { defineAction } from '../../src/config/defineResource';

const battery = { field: 'action', equals: 'battery_replacement' };

/** Notes of what was done at a gateway of the asset (ADET-15, ADET-17, ADET-40..ADET-47). */
export const maintenance = defineAction({
  label: 'Acciones de mantenimiento',
  icon: 'wrench',
  enabledFor: { access: 'update_assets', why: 'Tu usuario no tiene permiso para registrar mantenimiento' },
  disabledWhen: [
    { when: { field: 'gateways_qrs', empty: true }, why: 'El activo no tiene ningún gateway vinculado' },
  ],
  form: {
    in: 'drawer',
    width: 480,
    title: 'Acciones de mantenimiento',
    submit: 'Añadir',
    fields: {
      gateway_id: {
        type: 'enum',
        label: 'Gateway',
        from: 'gateways_qrs',
        value: 'gateway_id',
        display: '{gateway_id}',
        required: true,
      },
      action: {
        type: 'enum',
        label: 'Acción',
        required: true,
        values: {
          battery_replacement: 'Cambio de batería',
          replacement: 'Sustitución del equipo',
          added_device: 'Dispositivo añadido',
          removed_device: 'Dispositivo retirado',
          software_update: 'Actualización de software',
          cleaning: 'Limpieza',
          on_site_check: 'Revisión en el sitio',
          remote_check: 'Revisión a distancia',
          call_attended: 'Llamada atendida',
          management_password: 'Contraseña de gestión',
        },
      },
      battery_voltage: {
        type: 'number',
        label: 'Tensión de la batería',
        unit: 'V',
        min: 0.1,
        max: 1000,
        required: true,
        visibleWhen: battery,
      },
      battery_vendor: {
        type: 'text',
        label: 'Fabricante de la batería',
        maxLength: 80,
        required: true,
        visibleWhen: battery,
      },
      comments: { type: 'longText', label: 'Comentarios', maxLength: 500, cap: true },
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
  outcomes: [
    { on: 'ok', success: 'successfully_added' },
    { on: 'error', error: 'add_error' },
  ],
});
