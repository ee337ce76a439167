import { localized } from '../../src/config/localized';
import { defineActions } from '../../src/config/defineResource';
import type { Condition } from '../../src/config/types';
import { maintenanceFields, maintenanceOutcomes } from '../gateways/_maintenance';

/** Who may change devices: as the contract assumes. */
const editAccess = {
  access: 'update_assets',
  reason: localized({
    es: 'Tu usuario no tiene permiso para modificar dispositivos',
    en: 'You do not have permission to edit devices',
  }),
};

/** The list of a building is promised without it. */
const disabledWithoutId = {
  when: { field: 'device_id', empty: true } satisfies Condition,
  reason: localized({
    es: 'El servicio no informa del identificador del dispositivo',
    en: 'The service does not report the identifier of the device',
  }),
};
const disabledWithGateway = {
  when: { field: 'gateway_id', empty: false } satisfies Condition,
  reason: localized({
    es: 'Depende de un gateway: se gestiona desde él',
    en: 'It depends on a gateway: it is managed from there',
  }),
};

const buildAddAction = (defaultValues: Record<string, string> = {}) => ({
  label: localized({ es: 'Añadir dispositivo', en: 'Add device' }),
  icon: 'plus',
  primary: true,
  requires: {
    access: 'update_assets',
    reason: localized({
      es: 'Tu usuario no tiene permiso para añadir dispositivos',
      en: 'You do not have permission to add devices',
    }),
  },
  openForm: { resource: 'cloud-devices', form: 'create' as const, defaultValues: defaultValues },
});

/** Impact of a device that no longer measures. */
const deviceImpact = [
  {
    recordPath: 'sensors',
    resource: 'sensors',
    text: localized({
      es: '%{smart_count} sensor deja de medir |||| %{smart_count} sensores dejan de medir',
      en: '%{smart_count} sensor stops measuring |||| %{smart_count} sensors stop measuring',
    }),
  },
  {
    unknown: localized({
      es: 'No se sabe qué espacios usan sus sensores',
      en: 'It is not known which spaces use its sensors',
    }),
  },
];

const buildToggleAction = (enabled: boolean) => ({
  label: enabled
    ? localized({ es: 'Activar', en: 'Enable' })
    : localized({ es: 'Desactivar', en: 'Disable' }),
  icon: 'power',
  requires: editAccess,
  disabledWhen: [disabledWithGateway, disabledWithoutId],
  ...(enabled
    ? {}
    : {
        confirm: {
          title: localized({ es: 'Desactivar dispositivo', en: 'Disable device' }),
          text: localized({
            es: '«%{name}» deja de funcionar hasta que se active otra vez.',
            en: '“%{name}” stops working until it is enabled again.',
          }),
        },
        impact: deviceImpact,
      }),
  call: {
    method: 'PATCH' as const,
    path: '/gateway-cloud/devices/{device_id}/enable',
    body: { data: { enabled } },
  },
  proof: { has: { 'enabled|is_enabled': enabled } },
  outcomes: [
    { on: 'success' as const, success: `_${enabled ? 'ENABLED' : 'DISABLED'}_DEVICE_SUCCESS_MESSAGE` },
    { on: 'error' as const, error: `_${enabled ? 'ENABLED' : 'DISABLED'}_DEVICE_ERROR_MESSAGE` },
  ],
});

/** Actions of a device's row, and those that add a device. */
export const rowActions = defineActions({
  /** The asset is known here; for a building the form asks for it. */
  addToAsset: buildAddAction({ asset_id: '{parent.id}' }),
  addToProject: buildAddAction(),
  update: {
    label: localized({ es: 'Modificar dispositivo', en: 'Edit device' }),
    icon: 'pencil',
    requires: editAccess,
    disabledWhen: [disabledWithGateway, disabledWithoutId],
    openForm: { resource: 'cloud-devices', form: 'edit', id: '{device_id}' },
  },
  enable: buildToggleAction(true),
  disable: buildToggleAction(false),
  /** The note is stored for the device's gateway, which the row names. */
  maintenance: {
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
        when: { field: 'gateway_id', empty: true },
        reason: localized({ es: 'El dispositivo no tiene gateway', en: 'The device has no gateway' }),
      },
      disabledWithoutId,
    ],
    form: {
      presentation: 'drawer',
      width: 480,
      title: localized({ es: 'Mantenimiento de %{name}', en: 'Maintenance of %{name}' }),
      submitLabel: localized({ es: 'Añadir', en: 'Add' }),
      fields: maintenanceFields,
    },
    call: {
      method: 'POST',
      path: '/gateways/{gateway_id}/maintenance/{form.action}',
      body: {
        data: {
          device_id: '{device_id}',
          action: '{form.action}',
          device_type: '{device_type}',
          comments: '{form.comments}',
          battery_voltage: '{form.battery_voltage}',
          battery_vendor: '{form.battery_vendor}',
        },
      },
    },
    // No read returns the notes, so the outcome cannot be verified.
    proof: 'none',
    outcomes: maintenanceOutcomes,
  },
  remove: {
    label: localized({ es: 'Eliminar dispositivo', en: 'Delete device' }),
    icon: 'trash',
    danger: true,
    requires: editAccess,
    disabledWhen: [disabledWithGateway, disabledWithoutId],
    confirm: {
      title: localized({ es: 'Eliminar dispositivo', en: 'Delete device' }),
      text: localized({
        es: 'Se eliminará «%{name}» con sus sensores, y no se puede deshacer.',
        en: '“%{name}” will be deleted with its sensors, and this cannot be undone.',
      }),
      submitLabel: localized({ es: 'Eliminar', en: 'Delete' }),
    },
    impact: deviceImpact,
    call: { method: 'DELETE', path: '/gateway-cloud/devices/{device_id}' },
    outcomes: [
      { on: 'success', success: '_DELETE_DEVICE_WITHOUT_GATEWAY_SUCCESS_MESSAGE' },
      { on: 404, error: '_DELETE_DEVICE_WITHOUT_GATEWAY_ERROR_404_MESSAGE' },
      { on: 'error', error: '_DELETE_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE' },
    ],
  },
});
