import { missingListError, extractRows, type RawRecord } from '../../../../dataProvider';
import { interpolateText } from '../../../i18n/interpolateText';
import { isPlainObject } from '../../../lib/json';
import { getDoorNames, type DoorLocation, type DoorRooms } from './doorNames';
import { parseDigitRule, type DigitRule } from './passwordRules';
import { doorPasswordsTexts as texts } from '../texts';

/** The kinds of passwords of a door, in the order in which they are shown (AACC-16). */
export const passwordKinds = ['ADMIN_NUMERIC_PASSWORD', 'NUMERIC_PASSWORD', 'NFC_CODE'] as const;
export type PasswordKind = (typeof passwordKinds)[number];

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
  location: DoorLocation;
  rule: DigitRule;
  slots: readonly Slot[];
  /** The host does not say what places it has: nothing about it can be told or changed. */
  isUnknown: boolean;
  /** Places of kinds that the console does not know: they are left as they are. */
  otherKinds: number;
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Whether a call can name the slot: without gateway, nothing would take a password to the door. */
export const isReachable = ({ gatewayId, deviceId, sensorId }: Slot): boolean =>
  gatewayId !== '' && deviceId !== '' && sensorId !== '';

/** The ids that a call names the slot by, and what it takes: what is the same for it in every answer. */
export const getSlotIdentity = ({ gatewayId, deviceId, sensorId, kind }: Slot): string =>
  JSON.stringify([gatewayId, deviceId, sensorId, kind]);

/** The doors of an answer (AACC-15). What is no such list is a failure, not "none"; one door of many without its places is not. */
export function parseDoors(body: unknown): readonly Door[] {
  const rows = extractRows(body);
  if (rows.length > 0 && rows.every((row) => readSlotRows(row) === undefined)) throw missingListError();
  return withDistinctNames(rows.map(parseDoor), new Map());
}

/** Doors under names that tell them apart, as far as it is known in which room each one is. */
export function withDistinctNames(doors: readonly Door[], rooms: DoorRooms): readonly Door[] {
  const names = getDoorNames(
    doors.map(({ location }) => location),
    rooms,
  );
  return doors.map((door, index) => ({ ...door, name: names[index] ?? door.name }));
}

function readSlotRows(row: RawRecord): RawRecord[] | undefined {
  const list: unknown = row['sensor_passwords'];
  return Array.isArray(list) && list.every((slotRow) => isPlainObject(slotRow)) ? list : undefined;
}

function parseDoor(row: RawRecord, index: number): Door {
  const reportedRows = readSlotRows(row);
  const slotRows = reportedRows ?? [];
  // By kind, each in the order of the host.
  const knownRows = passwordKinds.flatMap((kind) =>
    slotRows.filter((slotRow) => getPasswordKind(slotRow) === kind),
  );
  const name = toText(row['device_name']).trim() || texts.unnamed;
  return {
    key: String(index),
    name,
    location: {
      name,
      gatewayId: toText(slotRows[0]?.['gateway_id']),
      deviceId: toText(slotRows[0]?.['device_id']),
    },
    rule: parseDigitRule(row['device_parameters']),
    slots: knownRows.flatMap((slotRow, slotIndex) => parseSlot(slotRow, `${index}.${slotIndex}`, knownRows)),
    isUnknown: reportedRows === undefined,
    otherKinds: slotRows.length - knownRows.length,
  };
}

const getPasswordKind = (slotRow: RawRecord): PasswordKind | undefined =>
  passwordKinds.find((kind) => kind === slotRow['sensor_type']);

function parseSlot(slotRow: RawRecord, key: string, siblings: readonly RawRecord[]): Slot[] {
  const kind = getPasswordKind(slotRow);
  if (kind === undefined) return [];
  const sameKindRows = siblings.filter((sibling) => getPasswordKind(sibling) === kind);
  const number = sameKindRows.indexOf(slotRow) + 1;
  return [
    {
      key,
      gatewayId: toText(slotRow['gateway_id']),
      deviceId: toText(slotRow['device_id']),
      sensorId: toText(slotRow['sensor_id']),
      kind,
      name:
        sameKindRows.length === 1
          ? texts[kind]
          : interpolateText(texts.numbered, { kind: texts[kind], number }),
      password: toText(slotRow['password']) || null,
    },
  ];
}
