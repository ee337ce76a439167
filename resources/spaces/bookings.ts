import { defineResource } from '../../src/config/defineResource';

/** What is booked in the spaces of a building. */
export default defineResource({
  name: 'bookings',
  label: { one: 'reserva', many: 'Reservas' },
  menu: false,
  title: 'area',
  api: { list: { path: '/projects/{id}/bookings', paged: false } },
  fields: {
    area: { type: 'text', label: 'Espacio', source: 'common_area.name' },
    date_booking: { type: 'date', label: 'Día' },
    start: { type: 'text', label: 'Desde', source: 'hour_booking.start' },
    end: { type: 'text', label: 'Hasta', source: 'hour_booking.end' },
    user: { type: 'text', label: 'Nombre', source: 'user.name', empty: 'unknown' },
    surname: { type: 'text', label: 'Apellidos', source: 'user.surname', empty: 'not_reported' },
  },
});
