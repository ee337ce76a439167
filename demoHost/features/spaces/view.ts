import type { BookingRow, CommonAreaRow } from '../../../fixtures/rows/commonAreas';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Store } from '../../store/store';

/** A sensor in the shared parts of a project, with its device. */
type SharedSensor = Awaited<ReturnType<Store['sharedSensorsOf']>>[number];

/** Formats a sensor of a space. */
export const areaSensorView = ({ sensor }: SharedSensor): ContractSchemas['AreaSensor'] => ({
  id: sensor.sensor_uuid,
  name: sensor.name,
  room: sensor.room,
  usage: sensor.usage,
});

const areaSensors = async (area: CommonAreaRow, store: Store) =>
  (await store.sharedSensorsOf(area.project_id)).filter(({ sensor }) =>
    area.sensor_ids.includes(sensor.sensor_uuid),
  );

/** Formats a bookable space with its sensors. */
export async function commonAreaView(
  row: CommonAreaRow,
  store: Store,
): Promise<ContractSchemas['CommonArea']> {
  const { project_id: _project, sensor_ids: _ids, ...area } = row;
  return {
    ...area,
    is_background_image_default: row.background_image === null,
    sensors: (await areaSensors(row, store)).map(areaSensorView),
  };
}

/** Formats a booking with its space and user. The first word of a name is the name, the rest the surname. */
export async function bookingView(
  row: BookingRow,
  area: CommonAreaRow,
  store: Store,
): Promise<ContractSchemas['Booking']> {
  const [name = null, ...surname] = (await store.user(row.user_id))?.username?.split(' ') ?? [];
  return {
    id: row.id,
    common_area: { id: area.id, name: area.name },
    hour_booking: { start: row.start, end: row.end },
    date_booking: row.date,
    sensors: (await areaSensors(area, store)).map(({ sensor, device }) => ({
      sensor_id: sensor.sensor_id,
      item_name: sensor.sensor_uuid,
      item_label: `${device.name} · ${sensor.name}`,
      item_type: sensor.sensor_type,
    })),
    user: { id: row.user_id, name, surname: surname.join(' ') || null },
  };
}
