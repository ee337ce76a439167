import { defineResource } from '../../src/config/defineResource';

/** Bookings of the spaces of a building. */
export default defineResource({
  name: 'bookings',
  label: { one: 'reserva', many: 'Reservas' },
  icon: 'calendar',
  navigation: false,
  // A space is booked many times a day: what tells its bookings apart, as far as the host says it.
  recordRepresentation: [
    '{area}, {date_booking} {start}–{end}, {user} {surname}',
    '{area}, {date_booking} {start}–{end}, {user}',
    '{area}, {date_booking} {start}–{end}',
    '{area}, {date_booking}',
    'area',
    'Reserva sin espacio',
  ],
  api: {
    getList: { path: '/projects/{id}/bookings', paged: false },
    delete: { path: '/common-area/booking/{id}' },
  },
  messages: { durationSeconds: 5 },
  fields: {
    area: { type: 'text', label: 'Espacio', source: 'common_area.name', emptyText: 'not_reported' },
    date_booking: { type: 'date', label: 'Día', emptyText: 'not_reported' },
    start: { type: 'time', label: 'Desde', source: 'hour_booking.start', emptyText: 'not_reported' },
    end: { type: 'time', label: 'Hasta', source: 'hour_booking.end', emptyText: 'not_reported' },
    user: { type: 'text', label: 'Nombre', source: 'user.name', emptyText: 'unknown' },
    surname: { type: 'text', label: 'Apellidos', source: 'user.surname', emptyText: 'not_reported' },
  },
  actions: {
    create_space: {
      label: 'Añadir espacio',
      icon: 'plus',
      requires: 'update_projects',
      primary: true,
      openForm: { resource: 'spaces', form: 'create' },
    },
    delete: {
      label: 'Eliminar',
      icon: 'trash',
      requires: 'update_projects',
      danger: true,
      confirm: {
        title: '¿Eliminar esta reserva?',
        text: '«%{name}». Quien reservó se queda sin ella. No se puede deshacer.',
        submitLabel: 'Eliminar',
      },
      call: { method: 'DELETE', path: '/common-area/booking/{id}' },
      outcomes: [
        { on: 'success', success: 'La reserva se ha eliminado' },
        { on: 'error', error: 'No se ha podido eliminar la reserva' },
      ],
      effects: ['refetch'],
    },
  },
});
