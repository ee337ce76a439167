import { localized } from '../../src/config/localized';

/** A text that is looked for has at most so many characters. */
const textFilter = { maxLength: 20 } as const;

// The values of the connectivity are all there are; a device that says none is found as UNKNOWN.
const stateFilters = [
  { field: 'connectivity', kind: 'several' as const },
  { field: 'batteryLevel', kind: 'range' as const, min: 0, max: 100 },
  { field: 'deviceName', ...textFilter },
];
const otherFilters = [
  { field: 'updatedAt', kind: 'range' as const },
  { field: 'device_type', kind: 'several' as const },
];

/** Filters of a gateway's devices. */
export const gatewayDeviceFilters = [...stateFilters, ...otherFilters];

/** The same, of the devices of an asset or a building, which have gateways or none. */
export const deviceFilters = [
  ...stateFilters,
  { field: 'gateway_id', ...textFilter },
  {
    field: 'gateway_id',
    kind: 'presence' as const,
    label: localized({ es: 'Con o sin gateway', en: 'With or without gateway' }),
  },
  ...otherFilters,
];

/** Sortable fields that are no columns. */
export const deviceSorts = ['gateway_id', 'device_id', 'device_type'];
