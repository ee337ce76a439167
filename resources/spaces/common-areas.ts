import { defineResource } from '../../src/config/defineResource';
import { building, buildingApi, buildingList } from '../projects/_building';

/** Shared spaces by building: the spaces and what is booked. */
export default defineResource({
  name: 'common-areas',
  label: { one: 'edificio', many: 'Reserva de espacios' },
  icon: 'calendar',
  menu: { order: 80 },
  title: 'name',
  api: buildingApi,
  fields: building,
  list: buildingList,
  detail: {
    header: { fields: ['client', 'type'] },
    tabs: {
      'common-area': {
        label: 'Espacios',
        list: {
          resource: 'spaces',
          path: '/projects/{id}/common-areas',
          paged: false,
          columns: ['name', 'capacity', 'maximum_bookings_by_user', 'enabled'],
          empty: 'Este edificio no tiene espacios para reservar',
        },
      },
      bookings: {
        label: 'Reservas',
        list: {
          resource: 'bookings',
          path: '/projects/{id}/bookings',
          paged: false,
          columns: ['area', 'date_booking', 'start', 'end', 'user', 'surname'],
          empty: 'Este edificio no tiene reservas',
        },
      },
    },
  },
});
