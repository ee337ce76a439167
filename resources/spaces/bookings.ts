import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';

/** Bookings of the spaces of a building. */
export default defineResource({
  name: 'bookings',
  label: {
    one: localized({ es: 'reserva', en: 'booking' }),
    many: localized({ es: 'Reservas', en: 'Bookings' }),
  },
  icon: 'calendar',
  navigation: false,
  // A space is booked many times a day: what tells its bookings apart, as far as the host says it.
  recordRepresentation: [
    '{area}, {date_booking} {start}–{end}, {user} {surname}',
    '{area}, {date_booking} {start}–{end}, {user}',
    '{area}, {date_booking} {start}–{end}',
    '{area}, {date_booking}',
    'area',
    localized({ es: 'Reserva sin espacio', en: 'Booking without a space' }),
  ],
  api: {
    getList: { path: '/projects/{id}/bookings', paged: false },
    delete: { path: '/common-area/booking/{id}' },
  },
  messages: { durationSeconds: 5 },
  fields: {
    area: {
      type: 'text',
      label: localized({ es: 'Espacio', en: 'Space' }),
      source: 'common_area.name',
      emptyText: 'not_reported',
    },
    date_booking: { type: 'date', label: localized({ es: 'Día', en: 'Day' }), emptyText: 'not_reported' },
    start: {
      type: 'time',
      label: localized({ es: 'Desde', en: 'From' }),
      source: 'hour_booking.start',
      emptyText: 'not_reported',
    },
    end: {
      type: 'time',
      label: localized({ es: 'Hasta', en: 'To' }),
      source: 'hour_booking.end',
      emptyText: 'not_reported',
    },
    user: {
      type: 'text',
      label: localized({ es: 'Nombre', en: 'Name' }),
      source: 'user.name',
      emptyText: 'unknown',
    },
    surname: {
      type: 'text',
      label: localized({ es: 'Apellidos', en: 'Surname' }),
      source: 'user.surname',
      emptyText: 'not_reported',
    },
  },
  actions: {
    create_space: {
      label: localized({ es: 'Añadir espacio', en: 'Add space' }),
      icon: 'plus',
      requires: 'update_projects',
      primary: true,
      openForm: { resource: 'spaces', form: 'create' },
    },
    delete: {
      label: localized({ es: 'Eliminar', en: 'Delete' }),
      icon: 'trash',
      requires: 'update_projects',
      danger: true,
      confirm: {
        title: localized({ es: '¿Eliminar esta reserva?', en: 'Delete this booking?' }),
        text: localized({
          es: '«%{name}». Quien reservó se queda sin ella. No se puede deshacer.',
          en: '“%{name}”. Whoever booked it loses it. This cannot be undone.',
        }),
        submitLabel: localized({ es: 'Eliminar', en: 'Delete' }),
      },
      impact: [
        {
          unknown: localized({
            es: 'No se sabe si el servicio avisa a quien reservó',
            en: 'It is not known whether the service tells the person who booked it',
          }),
        },
      ],
      call: { method: 'DELETE', path: '/common-area/booking/{id}' },
      outcomes: [
        {
          on: 'success',
          success: localized({ es: 'La reserva se ha eliminado', en: 'The booking has been deleted' }),
        },
        {
          on: 'error',
          error: localized({ es: 'No se ha podido eliminar la reserva', en: 'Could not delete the booking' }),
        },
      ],
      effects: ['refetch'],
    },
  },
});
