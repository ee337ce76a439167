import { defineActions } from '../../src/config/defineResource';
import type { Condition } from '../../src/config/types';
import { maintenanceFields, maintenanceOutcomes } from '../gateways/_maintenance';

/** Who may change devices: as the contract assumes. */
const editAccess = {
  access: 'update_assets',
  reason: 'Tu usuario no tiene permiso para modificar dispositivos',
};

/** The list of a building is promised without it. */
const disabledWithoutId = {
  when: { field: 'device_id', empty: true } satisfies Condition,
  reason: 'El servicio no informa del identificador del dispositivo',
};
const disabledWithGateway = {
  when: { field: 'gateway_id', empty: false } satisfies Condition,
  reason: 'Depende de un gateway: se gestiona desde él',
};

const buildAddAction = (defaultValues: Record<string, string> = {}) => ({
  label: 'Añadir dispositivo',
  icon: 'plus',
  primary: true,
  requires: { access: 'update_assets', reason: 'Tu usuario no tiene permiso para añadir dispositivos' },
  openForm: { resource: 'cloud-devices', form: 'create' as const, defaultValues: defaultValues },
});

const buildToggleAction = (enabled: boolean) => ({
  label: enabled ? 'Activar' : 'Desactivar',
  icon: 'power',
  requires: editAccess,
  disabledWhen: [disabledWithGateway, disabledWithoutId],
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
    label: 'Modificar dispositivo',
    icon: 'pencil',
    requires: editAccess,
    disabledWhen: [disabledWithGateway, disabledWithoutId],
    openForm: { resource: 'cloud-devices', form: 'edit', id: '{device_id}' },
  },
  enable: buildToggleAction(true),
  disable: buildToggleAction(false),
  /** The note is stored for the device's gateway, which the row names. */
  maintenance: {
    label: 'Acciones de mantenimiento',
    icon: 'wrench',
    requires: { access: 'update_assets', reason: 'Tu usuario no tiene permiso para registrar mantenimiento' },
    disabledWhen: [
      { when: { field: 'gateway_id', empty: true }, reason: 'El dispositivo no tiene gateway' },
      disabledWithoutId,
    ],
    form: {
      presentation: 'drawer',
      width: 480,
      title: 'Mantenimiento de %{name}',
      submitLabel: 'Añadir',
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
    label: 'Eliminar dispositivo',
    icon: 'trash',
    danger: true,
    requires: editAccess,
    disabledWhen: [disabledWithGateway, disabledWithoutId],
    confirm: {
      title: 'Eliminar dispositivo',
      text: 'Se eliminará «%{name}» con sus sensores, y no se puede deshacer.',
      submitLabel: 'Eliminar',
    },
    call: { method: 'DELETE', path: '/gateway-cloud/devices/{device_id}' },
    outcomes: [
      { on: 'success', success: '_DELETE_DEVICE_WITHOUT_GATEWAY_SUCCESS_MESSAGE' },
      { on: 404, error: '_DELETE_DEVICE_WITHOUT_GATEWAY_ERROR_404_MESSAGE' },
      { on: 'error', error: '_DELETE_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE' },
    ],
  },
});
