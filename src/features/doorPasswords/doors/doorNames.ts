import { isPlainObject } from '../../../lib/json';
import { readPath } from '../../../config/values/readPath';
import { readRows } from '../../../config/values/readRows';
import { interpolateText } from '../../../i18n/interpolateText';
import { doorPasswordsTexts as texts } from '../texts';

/** Name of a door and the data that distinguishes equal names; '' if unknown. */
export interface DoorLocation {
  name: string;
  gatewayId: string;
  deviceId: string;
}

/** Rooms of doors, by gateway and device. */
export type DoorRooms = ReadonlyMap<string, string>;

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const getDeviceKey = ({ gatewayId, deviceId }: Omit<DoorLocation, 'name'>): string =>
  JSON.stringify([gatewayId, deviceId]);

/**
 * Parses the rooms from the response with the doors of an asset, since the response with the passwords has none. Never
 * throws.
 */
export function parseDoorRooms(body: unknown): DoorRooms {
  const rows = readRows(body, 'data.gateways[].devices[]');
  return new Map(
    (Array.isArray(rows) ? (rows as unknown[]) : []).filter(isPlainObject).map((row) => {
      const gatewayId = toText(readPath(row, '$outer.uuid'));
      const room = toText(readPath(row, 'parameters.room')) || toText(row['room']);
      return [getDeviceKey({ gatewayId, deviceId: toText(row['device_id']) }), room];
    }),
  );
}

/** Returns the names of doors; equal names get a distinguishing suffix: the room, else the gateway, an id as last resort. */
export function getDoorNames(locations: readonly DoorLocation[], rooms: DoorRooms): readonly string[] {
  const qualifiers: [text: string, of: (location: DoorLocation) => string][] = [
    [texts.inRoom, (location) => rooms.get(getDeviceKey(location)) ?? ''],
    [texts.atGateway, ({ gatewayId }) => gatewayId],
    [texts.ofDevice, ({ deviceId }) => deviceId],
  ];
  return qualifiers.reduce<readonly string[]>(
    (names, [text, getQualifier]) =>
      names.map((name, index) => {
        const location = locations[index];
        const namesakes = locations.filter((_, otherIndex) => names[otherIndex] === name);
        const isDistinctive = new Set(namesakes.map(getQualifier)).size > 1;
        const qualifier = location && isDistinctive ? getQualifier(location) : '';
        return qualifier === '' ? name : interpolateText(text, { name, what: qualifier });
      }),
    locations.map(({ name }) => name),
  );
}

/** True if two doors have the same name. */
export const hasDuplicateNames = (locations: readonly DoorLocation[]): boolean =>
  new Set(locations.map(({ name }) => name)).size < locations.length;
