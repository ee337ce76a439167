import { localized } from '../../src/config/localized';

/** The sensors of a device, below its row. */
export const sensorsExpand = {
  resource: 'sensors',
  recordPath: 'sensors',
  columns: ['name', 'room', 'usage', 'sensor_type', 'sensor_id', 'access_sensor_id'],
  empty: localized({ es: 'Este dispositivo no tiene sensores', en: 'This device has no sensors' }),
};

/** Row actions of a device of an asset or a building. */
export const deviceRowActions = ['update', 'maintenance', 'remove'];

/** The switch of a device. */
export const enabledToggleColumn = {
  field: 'enabled',
  toggle: { on: 'enable', off: 'disable' },
  usualValue: true,
} as const;

/** Most devices are not shared. */
export const sharedColumn = { field: 'shared', usualValue: false } as const;

export const deviceListError = '_DEVICES_LIST_ERROR_MESSAGE';
