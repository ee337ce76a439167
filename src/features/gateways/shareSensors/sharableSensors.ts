import { mapRows, type RawRecord } from '../../../../dataProvider';
import { isPlainObject } from '../../../lib/json';
import { toTextOrNull } from '../gatewayRecord';

/** A sensor that can be shared. */
export interface SharableSensor {
  uuid: string;
  /** Display text: "Temperatura · Salón"; the id if it has no name. */
  text: string;
}

/** Reads a member in either spelling of the hosts. */
const readEither = (row: RawRecord, camel: string, snake: string): unknown => row[camel] ?? row[snake];

const toRows = (value: unknown): readonly RawRecord[] =>
  Array.isArray(value) ? value.filter((entry) => isPlainObject(entry)) : [];

/** Parses the sensors of a devices response; a response that is no list is an error, not "none". */
export const parseSharableSensors = (body: unknown): readonly SharableSensor[] =>
  mapRows(body, (device) =>
    toRows(device.sensors).flatMap((sensor) => parseSharableSensor(sensor, device)),
  ).flat();

function parseSharableSensor(sensor: RawRecord, device: RawRecord): SharableSensor[] {
  const uuid = toTextOrNull(readEither(sensor, 'sensorUuid', 'sensor_uuid'));
  if (uuid === null) return [];
  const deviceName = toTextOrNull(readEither(device, 'deviceName', 'name') ?? device['label']);
  const parts = [toTextOrNull(sensor.name) ?? uuid, toTextOrNull(sensor.room), deviceName];
  return [{ uuid, text: [...new Set(parts.filter((part) => part !== null))].join(' · ') }];
}

/** Returns the sensors of a gateway: those of its devices, and by id those that only the gateway lists. */
export function withUnnamedSensors(
  namedSensors: readonly SharableSensor[],
  ids: unknown,
): readonly SharableSensor[] {
  const namedIds = new Set(namedSensors.map(({ uuid }) => uuid));
  const unnamedIds = (Array.isArray(ids) ? ids : [])
    .map(toTextOrNull)
    .filter((id) => id !== null)
    .filter((id) => !namedIds.has(id));
  return [...namedSensors, ...unnamedIds.map((uuid) => ({ uuid, text: uuid }))];
}

/** Returns the ids of assets by sensor; undefined if the gateway does not send its sharing. */
export function parseSharing(gateway: RawRecord): ReadonlyMap<string, readonly string[]> | undefined {
  const list = readEither(gateway, 'sharedSensors', 'shared_sensors');
  if (!Array.isArray(list)) return undefined;
  return new Map(
    toRows(list).map((row) => [
      toTextOrNull(readEither(row, 'sensorUuid', 'sensor_uuid')) ?? '',
      (Array.isArray(row.assets) ? row.assets : []).map(toAssetId).filter((id) => id !== null),
    ]),
  );
}

/** Hosts send ids or assets. */
const toAssetId = (entry: unknown): string | null => toTextOrNull(isPlainObject(entry) ? entry.id : entry);

/** Builds the body of a sharing in one spelling. Without a building the member is omitted: null would remove it. */
export const buildSharingBody = (gateway: RawRecord, sensorUuid: string, assets: readonly string[]) => {
  const projectId = toTextOrNull(readEither(gateway, 'projectId', 'project_id'));
  return {
    sharedSensors: [{ sensorUuid, assets: [...assets] }],
    ...(projectId === null ? {} : { projectId }),
  };
};

/** Compares a gateway that was read after the write with the sharing that was sent; `look`: it does not name what it shares. */
export function verifySharing(gateway: RawRecord, formValues: unknown): 'isDone' | 'isNotDone' | 'look' {
  const assetsBySensor = parseSharing(gateway);
  if (!assetsBySensor || !isPlainObject(formValues)) return 'look';
  return isSameIdSet(assetsBySensor.get(String(formValues['sensor'])) ?? [], toIds(formValues['assets']))
    ? 'isDone'
    : 'isNotDone';
}

/** Returns the ids in a form's list. */
export const toIds = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** True if both lists have the same ids, in any order. */
export function isSameIdSet(first: readonly string[], second: readonly string[]): boolean {
  const firstIds = new Set(first);
  return firstIds.size === new Set(second).size && second.every((id) => firstIds.has(id));
}
