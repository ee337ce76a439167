import { localized } from '../../src/config/localized';
import { defineFields } from '../../src/config/defineResource';

const isBatteryReplacement = { field: 'action', equals: 'battery_replacement' };

/** Fields of a maintenance note about a gateway or one of its devices. */
export const maintenanceFields = defineFields({
  action: {
    type: 'enum',
    label: localized({ es: 'Acción', en: 'Action' }),
    required: true,
    values: {
      battery_replacement: localized({ es: 'Cambio de batería', en: 'Battery replacement' }),
      replacement: localized({ es: 'Sustitución del equipo', en: 'Equipment replacement' }),
      added_device: localized({ es: 'Dispositivo añadido', en: 'Device added' }),
      removed_device: localized({ es: 'Dispositivo retirado', en: 'Device removed' }),
      software_update: localized({ es: 'Actualización de software', en: 'Software update' }),
      cleaning: localized({ es: 'Limpieza', en: 'Cleaning' }),
      on_site_check: localized({ es: 'Revisión en el sitio', en: 'On-site check' }),
      remote_check: localized({ es: 'Revisión a distancia', en: 'Remote check' }),
      call_attended: localized({ es: 'Llamada atendida', en: 'Call attended' }),
      management_password: localized({ es: 'Contraseña de gestión', en: 'Management password' }),
    },
  },
  battery_voltage: {
    type: 'number',
    label: localized({ es: 'Tensión de la batería', en: 'Battery voltage' }),
    unit: 'V',
    min: 0.1,
    max: 1000,
    required: true,
    visibleWhen: isBatteryReplacement,
  },
  battery_vendor: {
    type: 'text',
    label: localized({ es: 'Fabricante de la batería', en: 'Battery manufacturer' }),
    maxLength: 80,
    required: true,
    visibleWhen: isBatteryReplacement,
  },
  comments: {
    type: 'longText',
    label: localized({ es: 'Comentarios', en: 'Comments' }),
    maxLength: 500,
    enforceMaxLength: true,
  },
});

export const maintenanceOutcomes = [
  { on: 'success' as const, success: 'successfully_added' },
  { on: 'error' as const, error: 'add_error' },
];
