import { defineResource } from '../../src/config/defineResource';

/** Sensors of the shared parts of a building: a space is opened with them. */
export default defineResource({
  name: 'space-sensors',
  label: { one: 'sensor', many: 'Sensores' },
  icon: 'gauge',
  menu: false,
  title: ['name', 'Sensor sin nombre'],
  api: { list: { path: '/projects/{id}/sensors', paged: false } },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    room: { type: 'text', label: 'Estancia', empty: 'not_reported' },
    usage: { type: 'text', label: 'Uso', empty: 'not_reported' },
  },
});
