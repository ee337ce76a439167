import { defineActions } from '../../src/config/defineResource';
import type { Condition } from '../../src/config/types';
import { maintenanceFields, maintenanceOutcomes } from '../gateways/_maintenance';

/** Who may change devices: as the contract assumes. */
const editAccess = {
  access: 'update_assets',
  reason: 'Tu usuario no tiene permiso para modificar dispositivos',
};

/** The list of a building is promised without it (DEV-21). */
const disabledWithoutId = {
  when: { field: 'device_id', empty: true } satisfies Condition,
  reason: 'El servicio no informa del identificador del dispositivo',
};
/** DEV-60, DEV-64. */
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

/** DEV-61..DEV-63. */
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

/** What is done to a device from its row in the list, and what adds one to it. */
export const rowActions = defineActions({
  /** DEV-03: of an asset it is known, of a building the form asks for it. */
  addToAsset: buildAddAction({ asset_id: '{parent.id}' }),
  addToProject: buildAddAction(),
  /** DEV-05, DEV-64. */
  update: {
    label: 'Modificar dispositivo',
    icon: 'pencil',
    requires: editAccess,
    disabledWhen: [disabledWithGateway, disabledWithoutId],
    openForm: { resource: 'cloud-devices', form: 'edit', id: '{device_id}' },
  },
  enable: buildToggleAction(true),
  disable: buildToggleAction(false),
  /** DEV-05, DEV-64: of a device as of its gateway, which the row names. */
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
    // What was noted is nowhere to be read.
    proof: 'none',
    outcomes: maintenanceOutcomes,
  },
  /** DEV-56..DEV-59. */
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
