import { noContent, ok, projectInScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import { bookingView } from './view';

const listBookings: Handler = (call) => {
  const { id } = projectInScope(call, call.params.id);
  const areas = new Map(call.store.list('common_areas', { project_id: id }).map((area) => [area.id, area]));
  return ok({
    data: call.store.list('bookings').flatMap((row) => {
      const area = areas.get(row.common_area_id);
      return area ? [bookingView(row, area, call.store)] : [];
    }),
  });
};

/** Allowed for everyone who can access the project of the space. */
const deleteBooking: Handler = (call) => {
  const { store, params } = call;
  const row = store.find('bookings', { id: params.id ?? '' });
  const area = row && store.find('common_areas', { id: row.common_area_id });
  if (!row || !area) throw notFoundError();
  projectInScope(call, area.project_id);
  store.remove('bookings', { id: row.id });
  return noContent;
};

/** Handlers: bookings. */
export const bookingHandlers = { listBookings, deleteBooking };
