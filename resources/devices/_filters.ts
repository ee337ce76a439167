/** A text that is looked for has at most so many characters (DEV-15). */
const text = { maxLength: 20 } as const;

/** What the devices of a gateway are filtered by (DEV-07); the values of the connectivity are all there are (DEV-14). */
export const ofGateway = [
  { field: 'connectivity', as: 'several' as const },
  { field: 'deviceName', ...text },
  { field: 'device_type', as: 'several' as const },
  { field: 'batteryLevel', as: 'range' as const, min: 0, max: 100 },
  { field: 'updatedAt', as: 'range' as const },
];

/** The same, of the devices of an asset or a building, which have gateways or none. */
export const deviceFilters = [
  ...ofGateway.slice(0, 3),
  { field: 'gateway_id', ...text },
  { field: 'gateway_id', as: 'presence' as const, label: 'Con o sin gateway' },
  ...ofGateway.slice(3),
];

/** What they are sorted by besides their columns (DEV-08). */
export const deviceSorts = ['gateway_id', 'device_id', 'device_type'];
