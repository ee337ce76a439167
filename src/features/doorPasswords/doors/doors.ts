import { missingListError, extractRows, type RawRecord } from '../../../../dataProvider';
import { interpolateText } from '../../../i18n/interpolateText';
import { isPlainObject } from '../../../lib/json';
import { getDoorNames, type DoorLocation, type DoorRooms } from './doorNames';
import { parseDigitRule, type DigitRule } from './passwordRules';
import { doorPasswordsTexts as texts } from '../texts';

/** Kinds of door passwords, in display order. */
export const passwordKinds = ['ADMIN_NUMERIC_PASSWORD', 'NUMERIC_PASSWORD', 'NFC_CODE'] as const;
export type PasswordKind = (typeof passwordKinds)[number];

/** Slot for one password in a door. */
export interface Slot {
  /** Unique key within the asset. */
  key: string;
  gatewayId: string;
  deviceId: string;
  sensorId: string;
  kind: PasswordKind;
  /** Name within its door: "Contraseña 2". */
  name: string;
  /** Current password in the host's format; null for an empty slot. */
  password: string | null;
}

/** Device with password slots. */
export interface Door {
  key: string;
  /** Name, distinct among the doors. */
  name: string;
  /** Name and location data from the host. */
  location: DoorLocation;
  rule: DigitRule;
  slots: readonly Slot[];
  /** True if the host does not send the slots: nothing can be shown or changed. */
  isUnknown: boolean;
  /** Number of slots of unknown kinds, which stay unchanged. */
  otherKinds: number;
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** True if a call can address the slot: without a gateway no password reaches the door. */
export const isReachable = ({ gatewayId, deviceId, sensorId }: Slot): boolean =>
  gatewayId !== '' && deviceId !== '' && sensorId !== '';

/** Returns the identity of a slot in calls, equal in every response. */
export const getSlotIdentity = ({ gatewayId, deviceId, sensorId, kind }: Slot): string =>
  JSON.stringify([gatewayId, deviceId, sensorId, kind]);

/**
 * Parses the doors of a response. A response that is no list is an error, not "none"; a single door without slots is not.
 */
export function parseDoors(body: unknown): readonly Door[] {
  const rows = extractRows(body);
  if (rows.length > 0 && rows.every((row) => readSlotRows(row) === undefined)) throw missingListError();
  return withDistinctNames(rows.map(parseDoor), new Map());
}

/** Returns the doors with distinct names, as far as their rooms are known. */
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
  // Sorted by kind, each in the order of the host.
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
