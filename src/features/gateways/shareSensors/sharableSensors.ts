import { mapRows, type RawRecord } from '../../../../dataProvider';
import { isPlainObject } from '../../../lib/json';
import { toTextOrNull } from '../gatewayRecord';

/** A sensor that can be shared. */
export interface SharableSensor {
  uuid: string;
  /** How it reads: "Temperatura · Salón"; its id where nobody names it. */
  text: string;
}

/** Hosts spell members in two ways (GWD-19). */
const readEither = (row: RawRecord, camel: string, snake: string): unknown => row[camel] ?? row[snake];

const toRows = (value: unknown): readonly RawRecord[] =>
  Array.isArray(value) ? value.filter((entry) => isPlainObject(entry)) : [];

/** The sensors of an answer with devices; what is no list of devices is a failure, not "none". */
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

/** The sensors of a gateway: those of its devices, and those that it names alone, by their id. */
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

/** Ids of the assets by sensor; undefined where the gateway does not say what it shares. */
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

/** Hosts send ids, or assets. */
const toAssetId = (entry: unknown): string | null => toTextOrNull(isPlainObject(entry) ? entry.id : entry);

/** The body of a sharing in one spelling (GWD-18, GWD-19). Without a building there is none to name: null would take it away. */
export const buildSharingBody = (gateway: RawRecord, sensorUuid: string, assets: readonly string[]) => {
  const projectId = toTextOrNull(readEither(gateway, 'projectId', 'project_id'));
  return {
    sharedSensors: [{ sensorUuid, assets: [...assets] }],
    ...(projectId === null ? {} : { projectId }),
  };
};

/** What a gateway that was read now says of a sharing that was sent; `look` where it does not say what it shares. */
export function verifySharing(gateway: RawRecord, formValues: unknown): 'isDone' | 'isNotDone' | 'look' {
  const assetsBySensor = parseSharing(gateway);
  if (!assetsBySensor || !isPlainObject(formValues)) return 'look';
  return isSameIdSet(assetsBySensor.get(String(formValues['sensor'])) ?? [], toIds(formValues['assets']))
    ? 'isDone'
    : 'isNotDone';
}

/** Ids of a list of a form. */
export const toIds = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The same assets, in any order. */
export function isSameIdSet(first: readonly string[], second: readonly string[]): boolean {
  const firstIds = new Set(first);
  return firstIds.size === new Set(second).size && second.every((id) => firstIds.has(id));
}
