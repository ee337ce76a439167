import type { BookingRow, CommonAreaRow } from '../../../fixtures/rows/commonAreas';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { UserRow } from '../../../fixtures/rows/users';
import type { SharedSensor } from '../devices/sharedSensors';

/** Formats a sensor of a space. */
export const areaSensorView = ({ sensor }: SharedSensor): ContractSchemas['AreaSensor'] => ({
  id: sensor.sensor_uuid,
  name: sensor.name,
  room: sensor.room,
  usage: sensor.usage,
});

const sensorsOf = (area: CommonAreaRow, sharedSensors: readonly SharedSensor[]) =>
  sharedSensors.filter(({ sensor }) => area.sensor_ids.includes(sensor.sensor_uuid));

/** Formats a bookable space with its sensors, which are some of the shared sensors of its project. */
export function commonAreaView(
  row: CommonAreaRow,
  sharedSensors: readonly SharedSensor[],
): ContractSchemas['CommonArea'] {
  const { project_id: _project, sensor_ids: _ids, ...area } = row;
  return {
    ...area,
    is_background_image_default: row.background_image === null,
    sensors: sensorsOf(row, sharedSensors).map(areaSensorView),
  };
}

/** Formats a booking with its space and user. The first word of a name is the name, the rest the surname. */
export function bookingView(
  row: BookingRow,
  area: CommonAreaRow,
  sharedSensors: readonly SharedSensor[],
  user: UserRow | undefined,
): ContractSchemas['Booking'] {
  const [name = null, ...surname] = user?.username?.split(' ') ?? [];
  return {
    id: row.id,
    common_area: { id: area.id, name: area.name },
    hour_booking: { start: row.start, end: row.end },
    date_booking: row.date,
    sensors: sensorsOf(area, sharedSensors).map(({ sensor, device }) => ({
      sensor_id: sensor.sensor_id,
      item_name: sensor.sensor_uuid,
      item_label: `${device.name} · ${sensor.name}`,
      item_type: sensor.sensor_type,
    })),
    user: { id: row.user_id, name, surname: surname.join(' ') || null },
  };
}
