import { readRows } from '../../../../dataProvider';

/** A sensor of an asset as its list tells it (CONS-21). */
export interface Sensor {
  id: string;
  name: string;
  room: string;
  usage: string;
  type: string;
  /** The values are readings of a meter, which rise. */
  accumulated: boolean;
  deviceId: string;
  gatewayId: string;
  sensorId: string;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The sensors of an answer; those without an id are left out. What is no list of sensors is a failure, not "none". */
export const readSensors = (body: unknown): readonly Sensor[] =>
  readRows(body, (row) => {
    const id = text(row.id ?? row.uid);
    if (id === '') return undefined;
    return {
      id,
      name: text(row.name),
      room: text(row.room),
      usage: text(row.usage),
      type: text(row.sensor_type),
      accumulated: row.are_values_accumulated === true,
      deviceId: text(row.device_id),
      gatewayId: text(row.gateway_id),
      sensorId: text(row.sensor_id),
    };
  });

/** Sensors by room, rooms and names in the order of the alphabet; without a room last. */
export function byRoom(sensors: readonly Sensor[]): readonly (readonly [string, readonly Sensor[]])[] {
  const rooms = new Map<string, Sensor[]>();
  for (const sensor of sensors) rooms.set(sensor.room, [...(rooms.get(sensor.room) ?? []), sensor]);
  const order = (a: string, b: string) => a.localeCompare(b, 'es', { numeric: true });
  return [...rooms]
    .sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : order(a, b)))
    .map(([room, list]) => [room, list.sort((a, b) => order(a.name, b.name))] as const);
}

/** Sensors of energy, the one that is looked at first in front. */
const energy = ['KILOWATTSHOUR_HOUR_CH1', 'KILOWATTSHOUR_HOUR_CH2', 'KILOWATTSHOUR'];

/** The sensor that the consumptions start with: that of the energy; undefined where there is none. */
export const energySensor = (sensors: readonly Sensor[]): Sensor | undefined =>
  energy.flatMap((type) => sensors.find((sensor) => sensor.type === type) ?? [])[0];

/** The presence in the asset, which its own call asks for (CONS-12). */
export const PRESENCE = 'VIRTUAL_PRESENCE';

/** What the query of a time series says: of the sensor, or of the presence beside it; what is empty is left out (CONS-11). */
export const seriesQuery = (
  sensor: Sensor,
  type: string,
  { from, until }: { from: number; until: number },
) => ({
  from,
  until,
  sensor: type,
  device_id: sensor.deviceId,
  measure: sensor.usage,
  sensor_id: sensor.sensorId,
  gateway_id: sensor.gatewayId,
});
