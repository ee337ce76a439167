import { localized } from '../../src/config/localized';
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
      title: localized({
        es: 'Este edificio no tiene espacios para reservar',
        en: 'This building has no spaces to book',
      }),
      text: localized({
        es: 'Añade el primero, con sus días y sus horas.',
        en: 'Add the first one, with its days and hours.',
      }),
    },
    error: localized({ es: 'No se han podido cargar los espacios', en: 'The spaces could not be loaded' }),
    recordError: localized({ es: 'No se ha podido cargar el espacio', en: 'The space could not be loaded' }),
  },
  entries: {
    bookings: {
      label: localized({ es: 'Reservas', en: 'Bookings' }),
      list: {
        resource: 'bookings',
        path: '/projects/{id}/bookings',
        paged: false,
        reverse: true,
        search: { placeholder: localized({ es: 'Espacio o persona', en: 'Space or person' }) },
        filters: ['date_booking'],
        columns: ['area', 'date_booking', 'start', 'end', 'user', 'surname'],
        calendar: bookingsCalendar,
        height: 500,
        rowActions: ['delete'],
        empty: {
          title: localized({ es: 'Este edificio no tiene reservas', en: 'This building has no bookings' }),
          text: localized({
            es: 'Se reservan los espacios que se añaden aquí.',
            en: 'The spaces added here can be booked.',
          }),
          action: 'create_space',
        },
        error: localized({
          es: 'No se han podido cargar las reservas',
          en: 'The bookings could not be loaded',
        }),
      },
    },
  },
  initialEntry: 'bookings',
  urlSegments: { create: 'common-area', record: 'common-area', edit: 'update' },
};
