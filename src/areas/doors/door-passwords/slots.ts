import { fillText } from '../../../i18n/fillText';
import { isReachable, placeOf, type Door, type PasswordKind, type Slot } from './doors';
import { formatProblem, isSame, toEdit, toHost } from './rules';
import { passwordTexts as texts } from './texts';

/** A place for a password as the drawer holds it: in the active list, or among the empty ones (AACC-17). */
export interface Row {
  door: Door;
  slot: Slot;
  isActive: boolean;
  /** Added since it was read: what was typed may be anything. */
  isNew: boolean;
  /** As it is edited; '' among the empty ones. */
  value: string;
}
export type Rows = readonly Row[];

/** One password to send. */
export interface Change {
  door: Door;
  slot: Slot;
  /** As the host gets it; null empties the place. */
  password: string | null;
}

/** "Contraseña 2 de Puerta principal". */
export const nameOfRow = ({ door, slot }: Pick<Row, 'door' | 'slot'>): string =>
  fillText(texts.ofDoor, { slot: slot.name, door: door.name });

/** All places of the doors, in the order of the host. */
export const rowsOfDoors = (doors: readonly Door[]): Rows =>
  doors.flatMap((door) =>
    door.slots.map((slot) => ({
      door,
      slot,
      isActive: slot.password !== null,
      isNew: false,
      value: slot.password === null ? '' : toEdit(slot.kind, slot.password),
    })),
  );

const change = (rows: Rows, key: string, part: Partial<Row>): Rows =>
  rows.map((row) => (row.slot.key === key ? { ...row, ...part } : row));

/** The first empty place of a kind in a door; undefined where it is full. */
export const firstEmpty = (rows: Rows, door: Door, kind: PasswordKind): Slot | undefined =>
  rows.find(
    ({ slot, isActive, ...row }) =>
      row.door.key === door.key && slot.kind === kind && !isActive && isReachable(slot),
  )?.slot;

/** Moves an empty place into the active list (AACC-18). */
export const addRow = (rows: Rows, key: string): Rows =>
  change(rows, key, { isActive: true, isNew: true, value: '' });

/** Returns a place to the empty ones (AACC-19). */
export const removeRow = (rows: Rows, key: string): Rows =>
  change(rows, key, { isActive: false, isNew: false, value: '' });

/** Keeps what was typed; cards lose the colons that a reader or a copy brings (AACC-30). */
export const typeRow = (rows: Rows, key: string, typed: string): Rows =>
  rows.map((row) => (row.slot.key === key ? { ...row, value: toEdit(row.slot.kind, typed) } : row));

/** Whether a place may be typed into: cards only while they are new (AACC-21). */
export const isEditable = ({ slot, isNew }: Row): boolean =>
  isReachable(slot) && (slot.kind !== 'NFC_CODE' || isNew);

const isChanged = ({ slot, isActive, value }: Row): boolean =>
  !isSame(slot.kind, isActive ? value : null, slot.password);

/** What is wrong with a row, in Spanish: of one that was changed, or is empty in the active list. */
export function problemOf(row: Row): string | undefined {
  if (!row.isActive || !isReachable(row.slot)) return undefined;
  return isChanged(row) || row.value === ''
    ? formatProblem(row.slot.kind, row.value, row.door.rule)
    : undefined;
}

/** What would be sent, in the order of the rows. */
export const changesOf = (rows: Rows): readonly Change[] =>
  rows.filter(isChanged).map(({ door, slot, isActive, value }) => ({
    door,
    slot,
    password: isActive && value !== '' ? toHost(slot.kind, value) : null,
  }));

/** Why nothing can be saved, in Spanish; undefined where it can (AACC-23). */
export function whyNotSave(rows: Rows): string | undefined {
  const wrong = rows.filter((row) => problemOf(row) !== undefined).length;
  if (wrong > 0) return fillText(texts.invalid, { smart_count: wrong });
  return changesOf(rows).length === 0 ? texts.unchanged : undefined;
}

/** The rows after some changes came to the doors: those begin anew from what was sent, others keep what was typed. */
export function withDone(rows: Rows, done: readonly Change[]): Rows {
  const byPlace = new Map(done.map((one) => [placeOf(one.slot), one.password]));
  return rows.map((row) => {
    const password = byPlace.get(placeOf(row.slot));
    if (password === undefined) return row;
    return { ...row, isNew: false, slot: { ...row.slot, password } };
  });
}

/** Rows that were read anew, with changes that did not come to the doors typed in again. */
export function withTyped(rows: Rows, changes: readonly Change[]): Rows {
  const byPlace = new Map(changes.map((one) => [placeOf(one.slot), one.password]));
  return rows.map((row) => {
    const password = byPlace.get(placeOf(row.slot));
    if (password === undefined) return row;
    if (password === null) return { ...row, isActive: false, isNew: false, value: '' };
    return {
      ...row,
      isActive: true,
      isNew: row.slot.password !== password,
      value: toEdit(row.slot.kind, password),
    };
  });
}
