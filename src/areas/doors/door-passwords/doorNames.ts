import { isPlainObject } from '../../../lib/json';
import { readPath } from '../../../config/readPath';
import { readRows } from '../../../config/readRows';
import { fillText } from '../../../i18n/fillText';
import { passwordTexts as texts } from './texts';

/** What a door is called, and by what it can be told from others of that name; '' for what nobody tells. */
export interface DoorPlace {
  name: string;
  gatewayId: string;
  deviceId: string;
}

/** Rooms of doors, by gateway and device. */
export type Rooms = ReadonlyMap<string, string>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const keyOf = ({ gatewayId, deviceId }: Omit<DoorPlace, 'name'>): string =>
  JSON.stringify([gatewayId, deviceId]);

/** The rooms in the answer with the doors of an asset (AACC-04, AACC-05): the one with their passwords has none. Total. */
export function roomsOf(body: unknown): Rooms {
  const rows = readRows(body, 'data.gateways[].devices[]');
  return new Map(
    (Array.isArray(rows) ? (rows as unknown[]) : []).filter(isPlainObject).map((row) => {
      const gatewayId = textOf(readPath(row, '$outer.uuid'));
      const room = textOf(readPath(row, 'parameters.room')) || textOf(row['room']);
      return [keyOf({ gatewayId, deviceId: textOf(row['device_id']) }), room];
    }),
  );
}

/** Names of doors, those of one name with what tells them apart: the room, else the gateway, an id last. */
export function doorNames(places: readonly DoorPlace[], rooms: Rooms): readonly string[] {
  const ways: [text: string, of: (place: DoorPlace) => string][] = [
    [texts.inRoom, (place) => rooms.get(keyOf(place)) ?? ''],
    [texts.atGateway, ({ gatewayId }) => gatewayId],
    [texts.ofDevice, ({ deviceId }) => deviceId],
  ];
  return ways.reduce<readonly string[]>(
    (names, [text, of]) =>
      names.map((name, at) => {
        const place = places[at];
        const twins = places.filter((_, nth) => names[nth] === name);
        const isTelling = new Set(twins.map(of)).size > 1;
        const what = place && isTelling ? of(place) : '';
        return what === '' ? name : fillText(text, { name, what });
      }),
    places.map(({ name }) => name),
  );
}

/** Whether two doors have one name. */
export const hasTwins = (places: readonly DoorPlace[]): boolean =>
  new Set(places.map(({ name }) => name)).size < places.length;
