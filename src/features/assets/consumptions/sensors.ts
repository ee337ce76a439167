import { compareTexts } from '../../../lib/text/compareTexts';
import { mapRows } from '../../../../dataProvider';

/** Sensor from the sensor list of an asset. */
export interface Sensor {
  id: string;
  name: string;
  room: string;
  usage: string;
  type: string;
  /** True if the values are rising meter readings. */
  accumulated: boolean;
  deviceId: string;
  gatewayId: string;
  sensorId: string;
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Parses the sensors of a response, without those that have no id. A response that is no list is an error, not "none". */
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

/** Groups sensors by room, rooms and names in alphabetical order; sensors without a room come last. */
export function groupByRoom(sensors: readonly Sensor[]): readonly (readonly [string, readonly Sensor[]])[] {
  const rooms = new Map<string, Sensor[]>();
  for (const sensor of sensors) rooms.set(sensor.room, [...(rooms.get(sensor.room) ?? []), sensor]);
  const compareNames = (a: string, b: string) => compareTexts(a, b);
  return [...rooms]
    .sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : compareNames(a, b)))
    .map(([room, roomSensors]) => [room, roomSensors.sort((a, b) => compareNames(a.name, b.name))] as const);
}

/** Energy sensor types in order of preference. */
const energyTypes = ['KILOWATTSHOUR_HOUR_CH1', 'KILOWATTSHOUR_HOUR_CH2', 'KILOWATTSHOUR'];

/** Returns the initial sensor of the consumptions, an energy sensor; undefined if there is none. */
export const findEnergySensor = (sensors: readonly Sensor[]): Sensor | undefined =>
  energyTypes.flatMap((type) => sensors.find((sensor) => sensor.type === type) ?? [])[0];

/** Sensor type of the presence in the asset, which has its own call. */
export const PRESENCE_TYPE = 'VIRTUAL_PRESENCE';

/** Builds the query of a time series, of the sensor or of its presence; empty values are omitted. */
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
