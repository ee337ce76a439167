import { defineResource } from '../../src/config/defineResource';

/** Doors and locks of a building that can be opened from the console. */
export default defineResource({
  name: 'access-devices',
  label: { one: 'puerta', many: 'Puertas' },
  icon: 'lock',
  navigation: false,
  // Doors of flats are often called alike.
  recordRepresentation: ['{name} ({asset.alias})', '{name} ({room})', 'name'],
  api: { getList: { path: '/devices/access/project/{id}/list', sort: 'colon' } },
  messages: { durationSeconds: 5 },
  members: ['accessSensorId'],
  fields: {
    name: { type: 'text', label: 'Nombre' },
    room: { type: 'text', label: 'Estancia', emptyText: 'not_reported' },
    asset: {
      type: 'text',
      label: 'Activo',
      source: 'asset.alias',
      emptyText: 'without_alias',
      // Doors without an asset are those that everybody shares.
      emptyTextWhen: [{ when: { field: 'asset', empty: true }, text: 'Zona común' }],
    },
    vendor: { type: 'text', label: 'Fabricante', source: 'deviceType.vendor', emptyText: 'not_reported' },
    model: { type: 'text', label: 'Modelo', source: 'deviceType.model', emptyText: 'not_reported' },
    batteryLevel: {
      type: 'percent',
      label: 'Batería',
      sortable: true,
      sortBy: 'battery_level',
      emptyText: 'not_reported',
    },
  },
  actions: {
    open: {
      label: 'Abrir',
      icon: 'door-open',
      requires: 'read_access_list',
      disabledWhen: [
        {
          when: { field: 'accessSensorId', empty: true },
          reason: 'Esta puerta no se puede abrir a distancia',
        },
      ],
      confirm: {
        title: 'Abrir la puerta',
        text: 'Se va a abrir ahora «%{name}», en el edificio «%{parent.name}».',
        submitLabel: 'Abrir',
      },
      call: {
        method: 'PATCH',
        path: '/devices/toggle/lock',
        body: { data: { access_sensor_id: '{accessSensorId}', value: '1' } },
      },
      outcomes: [
        // The toast text has no door name: the name alone is ambiguous in a building, so the row shows which door it is.
        { on: 'success', success: 'Puerta abierta' },
        { on: 'error', error: 'No se ha podido abrir la puerta' },
      ],
      // The list does not show if a door is open, so no read can verify the outcome.
      proof: 'none',
      effects: [],
    },
  },
});
