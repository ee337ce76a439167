import type { MasterDetailInput } from '../../src/config/schema/masterDetail';
import { bookingsCalendar } from './_calendar';

/**
 * The spaces of a building and what is booked in them: as a tab of the building, and below the company and the building that
 * were chosen.
 */
export const spacesPanel: MasterDetailInput = {
  records: {
    resource: 'spaces',
    path: '/projects/{id}/common-areas',
    reverse: true,
    fields: [
      { field: 'enabled', toggle: { on: 'enable', off: 'disable' } },
      'background_image',
      'capacity',
      'days_availability',
      'time_availability',
      'booking_duration',
      'maximum_bookings_by_user',
      'horizon',
      'horizon_period',
      'has_booking',
      'sensors',
      'info_user_title',
      'info_user_description',
    ],
    actions: ['edit', 'delete'],
    empty: {
      title: 'Este edificio no tiene espacios para reservar',
      text: 'Añade el primero, con sus días y sus horas.',
    },
    error: 'No se han podido cargar los espacios',
    recordError: 'No se ha podido cargar el espacio',
  },
  entries: {
    bookings: {
      label: 'Reservas',
      list: {
        resource: 'bookings',
        path: '/projects/{id}/bookings',
        paged: false,
        reverse: true,
        search: { placeholder: 'Espacio o persona' },
        filters: ['date_booking'],
        columns: ['area', 'date_booking', 'start', 'end', 'user', 'surname'],
        calendar: bookingsCalendar,
        height: 500,
        rowActions: ['delete'],
        empty: {
          title: 'Este edificio no tiene reservas',
          text: 'Se reservan los espacios que se añaden aquí.',
          action: 'create_space',
        },
        error: 'No se han podido cargar las reservas',
      },
    },
  },
  initialEntry: 'bookings',
  urlSegments: { create: 'common-area', record: 'common-area', edit: 'update' },
};
