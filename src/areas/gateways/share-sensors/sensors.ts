import { readRows, type Members } from '../../../../dataProvider';
import { isPlainObject } from '../../../lib/json';
import { textOf } from '../gateway/gatewayRecord';

/** A sensor that can be shared. */
export interface SharableSensor {
  uuid: string;
  /** How it reads: "Temperatura · Salón"; its id where nobody names it. */
  text: string;
}

/** Hosts spell members in two ways (GWD-19). */
const either = (row: Members, camel: string, snake: string): unknown => row[camel] ?? row[snake];

const rowsIn = (value: unknown): readonly Members[] =>
  Array.isArray(value) ? value.filter((entry) => isPlainObject(entry)) : [];

/** The sensors of an answer with devices; what is no list of devices is a failure, not "none". */
export const sensorsOf = (body: unknown): readonly SharableSensor[] =>
  readRows(body, (device) => rowsIn(device.sensors).flatMap((sensor) => sensorOf(sensor, device))).flat();

function sensorOf(sensor: Members, device: Members): SharableSensor[] {
  const uuid = textOf(either(sensor, 'sensorUuid', 'sensor_uuid'));
  if (uuid === null) return [];
  const of = textOf(either(device, 'deviceName', 'name') ?? device['label']);
  const parts = [textOf(sensor.name) ?? uuid, textOf(sensor.room), of];
  return [{ uuid, text: [...new Set(parts.filter((part) => part !== null))].join(' · ') }];
}

/** The sensors of a gateway: those of its devices, and those that it names alone, by their id. */
export function allSensors(named: readonly SharableSensor[], ids: unknown): readonly SharableSensor[] {
  const known = new Set(named.map(({ uuid }) => uuid));
  const others = (Array.isArray(ids) ? ids : [])
    .map(textOf)
    .filter((id) => id !== null)
    .filter((id) => !known.has(id));
  return [...named, ...others.map((uuid) => ({ uuid, text: uuid }))];
}

/** Ids of the assets by sensor; undefined where the gateway does not say what it shares. */
export function sharedNow(gateway: Members): ReadonlyMap<string, readonly string[]> | undefined {
  const list = either(gateway, 'sharedSensors', 'shared_sensors');
  if (!Array.isArray(list)) return undefined;
  return new Map(
    rowsIn(list).map((row) => [
      textOf(either(row, 'sensorUuid', 'sensor_uuid')) ?? '',
      (Array.isArray(row.assets) ? row.assets : []).map(assetId).filter((id) => id !== null),
    ]),
  );
}

/** Hosts send ids, or assets. */
const assetId = (entry: unknown): string | null => textOf(isPlainObject(entry) ? entry.id : entry);

/** The body of a sharing in one spelling (GWD-18, GWD-19). Without a building there is none to name: null would take it away. */
export const sharingBody = (gateway: Members, sensorUuid: string, assets: readonly string[]) => {
  const projectId = textOf(either(gateway, 'projectId', 'project_id'));
  return {
    sharedSensors: [{ sensorUuid, assets: [...assets] }],
    ...(projectId === null ? {} : { projectId }),
  };
};

/** What a gateway that was read now says of a sharing that was sent; `look` where it does not say what it shares. */
export function sharingVerdict(gateway: Members, sent: unknown): 'isDone' | 'isNotDone' | 'look' {
  const shared = sharedNow(gateway);
  if (!shared || !isPlainObject(sent)) return 'look';
  return sameIds(shared.get(String(sent['sensor'])) ?? [], idsIn(sent['assets'])) ? 'isDone' : 'isNotDone';
}

/** Ids of a list of a form. */
export const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The same assets, in any order. */
export function sameIds(one: readonly string[], other: readonly string[]): boolean {
  const all = new Set(one);
  return all.size === new Set(other).size && other.every((id) => all.has(id));
}
