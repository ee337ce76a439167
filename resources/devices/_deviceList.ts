/** The sensors of a device, below its row (DEV-04, DEV-20). */
export const sensorsExpand = {
  resource: 'sensors',
  recordPath: 'sensors',
  columns: ['name', 'room', 'usage', 'sensor_type', 'sensor_id', 'access_sensor_id'],
  empty: 'Este dispositivo no tiene sensores',
};

/** What may be done to a device of an asset or a building. */
export const deviceRowActions = ['update', 'maintenance', 'remove'];

/** The switch of a device. */
export const enabledToggleColumn = { field: 'enabled', toggle: { on: 'enable', off: 'disable' } } as const;

/** DEV-22. */
export const deviceListError = '_DEVICES_LIST_ERROR_MESSAGE';
