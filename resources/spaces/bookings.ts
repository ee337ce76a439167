import { defineResource } from '../../src/config/defineResource';

/** Bookings of the spaces of a building. */
export default defineResource({
  name: 'bookings',
  label: { one: 'reserva', many: 'Reservas' },
  icon: 'calendar',
  menu: false,
  // A space is booked many times a day: what tells its bookings apart, as far as the host says it.
  title: [
    '{area}, {date_booking} {start}–{end}, {user} {surname}',
    '{area}, {date_booking} {start}–{end}, {user}',
    '{area}, {date_booking} {start}–{end}',
    '{area}, {date_booking}',
    'area',
    'Reserva sin espacio',
  ],
  api: {
    list: { path: '/projects/{id}/bookings', paged: false },
    delete: { path: '/common-area/booking/{id}' },
  },
  messages: { for: 5 },
  fields: {
    area: { type: 'text', label: 'Espacio', source: 'common_area.name', empty: 'not_reported' },
    date_booking: { type: 'date', label: 'Día', empty: 'not_reported' },
    start: { type: 'time', label: 'Desde', source: 'hour_booking.start', empty: 'not_reported' },
    end: { type: 'time', label: 'Hasta', source: 'hour_booking.end', empty: 'not_reported' },
    user: { type: 'text', label: 'Nombre', source: 'user.name', empty: 'unknown' },
    surname: { type: 'text', label: 'Apellidos', source: 'user.surname', empty: 'not_reported' },
  },
  actions: {
    create_space: {
      label: 'Añadir espacio',
      icon: 'plus',
      enabledFor: 'update_projects',
      primary: true,
      opens: { resource: 'spaces', form: 'create' },
    },
    delete: {
      label: 'Eliminar',
      icon: 'trash',
      enabledFor: 'update_projects',
      danger: true,
      confirm: {
        title: '¿Eliminar esta reserva?',
        text: '«%{name}». Quien reservó se queda sin ella. No se puede deshacer.',
        submit: 'Eliminar',
      },
      call: { method: 'DELETE', path: '/common-area/booking/{id}' },
      outcomes: [
        { on: 'ok', success: 'La reserva se ha eliminado' },
        { on: 'error', error: 'No se ha podido eliminar la reserva' },
      ],
      then: ['reload'],
    },
  },
});
