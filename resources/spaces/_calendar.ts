import type { CalendarInput } from '../../src/config/schema/list/calendar';

/** Calendar of a building's bookings, by day and by week. */
export const bookingsCalendar: CalendarInput = {
  row: 'area',
  rowId: 'common_area.id',
  rows: {
    resource: 'spaces',
    path: '/projects/{id}/common-areas',
    reverse: true,
    open: {
      hours: 'time_availability',
      from: 'time_availability_start',
      until: 'time_availability_end',
      days: 'days_availability',
    },
    error: 'No se han podido cargar los espacios',
  },
  day: 'date_booking',
  start: 'start',
  end: 'end',
  label: ['user', 'surname'],
};
