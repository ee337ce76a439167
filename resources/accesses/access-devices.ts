import { defineResource } from '../../src/config/defineResource';

/** Doors and locks of a building that can be opened from the console. */
export default defineResource({
  name: 'access-devices',
  label: { one: 'puerta', many: 'Puertas' },
  menu: false,
  title: 'name',
  api: { list: { path: '/devices/access/project/{id}/list', sort: 'colon' } },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    room: { type: 'text', label: 'Estancia', empty: 'not_reported' },
    asset: {
      type: 'text',
      label: 'Activo',
      source: 'asset.alias',
      empty: 'without_alias',
      // Doors without an asset are those that everybody shares.
      emptyWhen: [{ when: { field: 'asset', empty: true }, text: 'Zona común' }],
    },
    vendor: { type: 'text', label: 'Fabricante', source: 'deviceType.vendor', empty: 'not_reported' },
    model: { type: 'text', label: 'Modelo', source: 'deviceType.model', empty: 'not_reported' },
    batteryLevel: {
      type: 'percent',
      label: 'Batería',
      sortable: true,
      sortBy: 'battery_level',
      empty: 'not_reported',
    },
  },
});
