import { defineFields } from '../../src/config/defineResource';

const isBatteryReplacement = { field: 'action', equals: 'battery_replacement' };

/** Fields of a maintenance note about a gateway or one of its devices. */
export const maintenanceFields = defineFields({
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
    visibleWhen: isBatteryReplacement,
  },
  battery_vendor: {
    type: 'text',
    label: 'Fabricante de la batería',
    maxLength: 80,
    required: true,
    visibleWhen: isBatteryReplacement,
  },
  comments: { type: 'longText', label: 'Comentarios', maxLength: 500, enforceMaxLength: true },
});

export const maintenanceOutcomes = [
  { on: 'success' as const, success: 'successfully_added' },
  { on: 'error' as const, error: 'add_error' },
];
