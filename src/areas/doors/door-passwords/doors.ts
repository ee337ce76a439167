import { noList, rowsOf, type Members } from '../../../../dataProvider';
import { fillText } from '../../../i18n/fillText';
import { isPlainObject } from '../../../lib/json';
import { doorNames, type DoorPlace, type Rooms } from './doorNames';
import { ruleOf, type DigitRule } from './rules';
import { passwordTexts as texts } from './texts';

/** The kinds of passwords of a door, in the order in which they are shown (AACC-16). */
export const kinds = ['ADMIN_NUMERIC_PASSWORD', 'NUMERIC_PASSWORD', 'NFC_CODE'] as const;
export type PasswordKind = (typeof kinds)[number];

/** A place for one password in a door. */
export interface Slot {
  /** Tells it from all others of the asset. */
  key: string;
  gatewayId: string;
  deviceId: string;
  sensorId: string;
  kind: PasswordKind;
  /** "Contraseña 2": what it is called among those of its door. */
  name: string;
  /** What the door has, as the host writes it; null for an empty place. */
  password: string | null;
}

/** A device with places for passwords. */
export interface Door {
  key: string;
  /** Tells two doors of one name apart. */
  name: string;
  /** As the host says it, with what can tell it from others. */
  place: DoorPlace;
  rule: DigitRule;
  slots: readonly Slot[];
  /** The host does not say what places it has: nothing about it can be told or changed. */
  isUnknown: boolean;
  /** Places of kinds that the console does not know: they are left as they are. */
  otherKinds: number;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Whether a call can name the slot: without gateway, nothing would take a password to the door. */
export const isReachable = ({ gatewayId, deviceId, sensorId }: Slot): boolean =>
  gatewayId !== '' && deviceId !== '' && sensorId !== '';

/** The ids that a call names the slot by, and what it takes: what is the same for it in every answer. */
export const placeOf = ({ gatewayId, deviceId, sensorId, kind }: Slot): string =>
  JSON.stringify([gatewayId, deviceId, sensorId, kind]);

/** The doors of an answer (AACC-15). What is no such list is a failure, not "none"; one door of many without its places is not. */
export function doorsOf(body: unknown): readonly Door[] {
  const rows = rowsOf(body);
  if (rows.length > 0 && rows.every((row) => placesOf(row) === undefined)) throw noList();
  return namedDoors(rows.map(doorOf), new Map());
}

/** Doors under names that tell them apart, as far as it is known in which room each one is. */
export function namedDoors(doors: readonly Door[], rooms: Rooms): readonly Door[] {
  const names = doorNames(
    doors.map(({ place }) => place),
    rooms,
  );
  return doors.map((door, at) => ({ ...door, name: names[at] ?? door.name }));
}

function placesOf(row: Members): Members[] | undefined {
  const list: unknown = row['sensor_passwords'];
  return Array.isArray(list) && list.every((one) => isPlainObject(one)) ? list : undefined;
}

function doorOf(row: Members, at: number): Door {
  const told = placesOf(row);
  const places = told ?? [];
  // By kind, each in the order of the host.
  const known = kinds.flatMap((kind) => places.filter((one) => kindOf(one) === kind));
  const name = text(row['device_name']).trim() || texts.unnamed;
  return {
    key: String(at),
    name,
    place: { name, gatewayId: text(places[0]?.['gateway_id']), deviceId: text(places[0]?.['device_id']) },
    rule: ruleOf(row['device_parameters']),
    slots: known.flatMap((one, nth) => slotOf(one, `${at}.${nth}`, known)),
    isUnknown: told === undefined,
    otherKinds: places.length - known.length,
  };
}

const kindOf = (place: Members): PasswordKind | undefined =>
  kinds.find((kind) => kind === place['sensor_type']);

function slotOf(place: Members, key: string, all: readonly Members[]): Slot[] {
  const kind = kindOf(place);
  if (kind === undefined) return [];
  const alike = all.filter((one) => kindOf(one) === kind);
  const number = alike.indexOf(place) + 1;
  return [
    {
      key,
      gatewayId: text(place['gateway_id']),
      deviceId: text(place['device_id']),
      sensorId: text(place['sensor_id']),
      kind,
      name: alike.length === 1 ? texts[kind] : fillText(texts.numbered, { kind: texts[kind], number }),
      password: text(place['password']) || null,
    },
  ];
}
