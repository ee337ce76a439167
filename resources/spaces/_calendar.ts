import { localized } from '../../src/config/localized';
import type { CalendarInput } from '../../src/config/schema/list/calendar';

/** Calendar of a building's bookings, by day and by week. */
export const bookingsCalendar: CalendarInput = {
  rowField: 'area',
  rowId: 'common_area.id',
  rows: {
    resource: 'spaces',
    path: '/projects/{id}/common-areas',
    reverse: true,
    openingHours: {
      hours: 'time_availability',
      from: 'time_availability_start',
      to: 'time_availability_end',
      days: 'days_availability',
    },
    error: localized({ es: 'No se han podido cargar los espacios', en: 'The spaces could not be loaded' }),
  },
  dayField: 'date_booking',
  startField: 'start',
  endField: 'end',
  labelFields: ['user', 'surname'],
};
