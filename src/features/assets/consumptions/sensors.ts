import { mapRows } from '../../../../dataProvider';

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

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The sensors of an answer; those without an id are left out. What is no list of sensors is a failure, not "none". */
export const parseSensors = (body: unknown): readonly Sensor[] =>
  mapRows(body, (row) => {
    const id = toText(row.id ?? row.uid);
    if (id === '') return undefined;
    return {
      id,
      name: toText(row.name),
      room: toText(row.room),
      usage: toText(row.usage),
      type: toText(row.sensor_type),
      accumulated: row.are_values_accumulated === true,
      deviceId: toText(row.device_id),
      gatewayId: toText(row.gateway_id),
      sensorId: toText(row.sensor_id),
    };
  });

/** Sensors by room, rooms and names in the order of the alphabet; without a room last. */
export function groupByRoom(sensors: readonly Sensor[]): readonly (readonly [string, readonly Sensor[]])[] {
  const rooms = new Map<string, Sensor[]>();
  for (const sensor of sensors) rooms.set(sensor.room, [...(rooms.get(sensor.room) ?? []), sensor]);
  const compareNames = (a: string, b: string) => a.localeCompare(b, 'es', { numeric: true });
  return [...rooms]
    .sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : compareNames(a, b)))
    .map(([room, roomSensors]) => [room, roomSensors.sort((a, b) => compareNames(a.name, b.name))] as const);
}

/** Sensors of energy, the one that is looked at first in front. */
const energyTypes = ['KILOWATTSHOUR_HOUR_CH1', 'KILOWATTSHOUR_HOUR_CH2', 'KILOWATTSHOUR'];

/** The sensor that the consumptions start with: that of the energy; undefined where there is none. */
export const findEnergySensor = (sensors: readonly Sensor[]): Sensor | undefined =>
  energyTypes.flatMap((type) => sensors.find((sensor) => sensor.type === type) ?? [])[0];

/** The presence in the asset, which its own call asks for (CONS-12). */
export const PRESENCE_TYPE = 'VIRTUAL_PRESENCE';

/** What the query of a time series says: of the sensor, or of the presence beside it; what is empty is left out (CONS-11). */
export const buildSeriesQuery = (
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
