import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';

/** Sensors of the shared parts of a building: a space is opened with them. */
export default defineResource({
  name: 'space-sensors',
  label: { one: 'sensor', many: localized({ es: 'Sensores', en: 'Sensors' }) },
  icon: 'gauge',
  navigation: false,
  recordRepresentation: ['name', localized({ es: 'Sensor sin nombre', en: 'Unnamed sensor' })],
  api: { getList: { path: '/projects/{id}/sensors', paged: false } },
  fields: {
    name: { type: 'text', label: localized({ es: 'Nombre', en: 'Name' }) },
    room: { type: 'text', label: localized({ es: 'Estancia', en: 'Room' }), emptyText: 'not_reported' },
    usage: { type: 'text', label: localized({ es: 'Uso', en: 'Usage' }), emptyText: 'not_reported' },
  },
});
