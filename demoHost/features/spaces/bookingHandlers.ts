import { noContent, ok, projectInScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import { bookingView } from './view';

const listBookings: Handler = async (call) => {
  const { id } = await projectInScope(call, call.params.id);
  const areas = new Map(
    (await call.store.list('common_areas', { project_id: id })).map((area) => [area.id, area]),
  );
  return ok({
    data: (
      await Promise.all(
        (await call.store.list('bookings')).map(async (row) => {
          const area = areas.get(row.common_area_id);
          return area ? [await bookingView(row, area, call.store)] : [];
        }),
      )
    ).flat(),
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
