import { noContent, ok, projectInScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import { rowsById } from '../../server/rowsById';
import { sharedSensorsOf } from '../devices/sharedSensors';
import { bookingView } from './view';

const listBookings: Handler = async (call) => {
  const { store } = call;
  const { id } = await projectInScope(call, call.params.id);
  const areas = new Map(
    (await store.list('common_areas', { project_id: id })).map((area) => [area.id, area]),
  );
  const bookings = await store.list('bookings', { common_area_id: { in: [...areas.keys()] } });
  const sensors = await sharedSensorsOf(store, id);
  const users = await rowsById(
    store,
    'users',
    bookings.map((row) => row.user_id),
  );
  return ok({
    data: bookings.flatMap((row) => {
      const area = areas.get(row.common_area_id);
      return area ? [bookingView(row, area, sensors, users.get(row.user_id))] : [];
    }),
  });
};

/** Allowed for everyone who can access the project of the space. */
const deleteBooking: Handler = async (call) => {
  const { store, params } = call;
  const row = await store.find('bookings', { id: params.id ?? '' });
  const area = row && (await store.find('common_areas', { id: row.common_area_id }));
  if (!row || !area) throw notFoundError();
  await projectInScope(call, area.project_id);
  await store.remove('bookings', { id: row.id });
  return noContent;
};

/** Handlers: bookings. */
export const bookingHandlers = { listBookings, deleteBooking };
