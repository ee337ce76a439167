import { defineResource } from '../../src/config/defineResource';

/** Spaces of a building that its people can book. */
export default defineResource({
  name: 'spaces',
  label: { one: 'espacio', many: 'Espacios' },
  menu: false,
  title: 'name',
  api: { list: { path: '/projects/{id}/common-areas', paged: false } },
  members: ['days_availability', 'time_availability'],
  fields: {
    name: { type: 'text', label: 'Nombre' },
    capacity: { type: 'number', label: 'Aforo' },
    maximum_bookings_by_user: { type: 'number', label: 'Reservas por persona' },
    enabled: { type: 'boolean', label: 'Activo' },
  },
});
