import { defineResource } from '../../src/config/defineResource';

/** Sensors of the shared parts of a building: a space is opened with them. */
export default defineResource({
  name: 'space-sensors',
  label: { one: 'sensor', many: 'Sensores' },
  icon: 'gauge',
  navigation: false,
  recordRepresentation: ['name', 'Sensor sin nombre'],
  api: { getList: { path: '/projects/{id}/sensors', paged: false } },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    room: { type: 'text', label: 'Estancia', emptyText: 'not_reported' },
    usage: { type: 'text', label: 'Uso', emptyText: 'not_reported' },
  },
});
