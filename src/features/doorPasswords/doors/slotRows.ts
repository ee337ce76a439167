import { interpolateText } from '../../../i18n/interpolateText';
import { isReachable, getSlotIdentity, type Door, type PasswordKind, type Slot } from './doors';
import { validatePassword, isSamePassword, toEditablePassword, toWirePassword } from './passwordRules';
import { doorPasswordsTexts as texts } from '../texts';

/** A place for a password as the drawer holds it: in the active list, or among the empty ones (AACC-17). */
export interface SlotRow {
  door: Door;
  slot: Slot;
  isActive: boolean;
  /** Added since it was read: what was typed may be anything. */
  isNew: boolean;
  /** As it is edited; '' among the empty ones. */
  value: string;
}
export type SlotRows = readonly SlotRow[];

/** One password to send. */
export interface PasswordChange {
  door: Door;
  slot: Slot;
  /** As the host gets it; null empties the place. */
  password: string | null;
}

/** "Contraseña 2 de Puerta principal". */
export const formatRowName = ({ door, slot }: Pick<SlotRow, 'door' | 'slot'>): string =>
  interpolateText(texts.ofDoor, { slot: slot.name, door: door.name });

/** All places of the doors, in the order of the host. */
export const createRows = (doors: readonly Door[]): SlotRows =>
  doors.flatMap((door) =>
    door.slots.map((slot) => ({
      door,
      slot,
      isActive: slot.password !== null,
      isNew: false,
      value: slot.password === null ? '' : toEditablePassword(slot.kind, slot.password),
    })),
  );

const updateRow = (rows: SlotRows, key: string, patch: Partial<SlotRow>): SlotRows =>
  rows.map((row) => (row.slot.key === key ? { ...row, ...patch } : row));

/** The first empty place of a kind in a door; undefined where it is full. */
export const findEmptySlot = (rows: SlotRows, door: Door, kind: PasswordKind): Slot | undefined =>
  rows.find(
    ({ slot, isActive, ...row }) =>
      row.door.key === door.key && slot.kind === kind && !isActive && isReachable(slot),
  )?.slot;

/** Moves an empty place into the active list (AACC-18). */
export const addRow = (rows: SlotRows, key: string): SlotRows =>
  updateRow(rows, key, { isActive: true, isNew: true, value: '' });

/** Returns a place to the empty ones (AACC-19). */
export const removeRow = (rows: SlotRows, key: string): SlotRows =>
  updateRow(rows, key, { isActive: false, isNew: false, value: '' });

/** Keeps what was typed; cards lose the colons that a reader or a copy brings (AACC-30). */
export const setRowValue = (rows: SlotRows, key: string, value: string): SlotRows =>
  rows.map((row) =>
    row.slot.key === key ? { ...row, value: toEditablePassword(row.slot.kind, value) } : row,
  );

/** Whether a place may be typed into: cards only while they are new (AACC-21). */
export const isEditable = ({ slot, isNew }: SlotRow): boolean =>
  isReachable(slot) && (slot.kind !== 'NFC_CODE' || isNew);

const isChanged = ({ slot, isActive, value }: SlotRow): boolean =>
  !isSamePassword(slot.kind, isActive ? value : null, slot.password);

/** What is wrong with a row, in Spanish: of one that was changed, or is empty in the active list. */
export function getRowProblem(row: SlotRow): string | undefined {
  if (!row.isActive || !isReachable(row.slot)) return undefined;
  return isChanged(row) || row.value === ''
    ? validatePassword(row.slot.kind, row.value, row.door.rule)
    : undefined;
}

/** What would be sent, in the order of the rows. */
export const getChanges = (rows: SlotRows): readonly PasswordChange[] =>
  rows.filter(isChanged).map(({ door, slot, isActive, value }) => ({
    door,
    slot,
    password: isActive && value !== '' ? toWirePassword(slot.kind, value) : null,
  }));

/** Why nothing can be saved, in Spanish; undefined where it can (AACC-23). */
export function getSaveDisabledReason(rows: SlotRows): string | undefined {
  const invalidCount = rows.filter((row) => getRowProblem(row) !== undefined).length;
  if (invalidCount > 0) return interpolateText(texts.invalid, { smart_count: invalidCount });
  return getChanges(rows).length === 0 ? texts.unchanged : undefined;
}

/** The rows after some changes came to the doors: those begin anew from what was sent, others keep what was typed. */
export function applyConfirmedChanges(rows: SlotRows, confirmedChanges: readonly PasswordChange[]): SlotRows {
  const passwordsBySlot = new Map(
    confirmedChanges.map((change) => [getSlotIdentity(change.slot), change.password]),
  );
  return rows.map((row) => {
    const password = passwordsBySlot.get(getSlotIdentity(row.slot));
    if (password === undefined) return row;
    return { ...row, isNew: false, slot: { ...row.slot, password } };
  });
}

/** Rows that were read anew, with changes that did not come to the doors typed in again. */
export function restoreUnconfirmedChanges(rows: SlotRows, changes: readonly PasswordChange[]): SlotRows {
  const passwordsBySlot = new Map(changes.map((change) => [getSlotIdentity(change.slot), change.password]));
  return rows.map((row) => {
    const password = passwordsBySlot.get(getSlotIdentity(row.slot));
    if (password === undefined) return row;
    if (password === null) return { ...row, isActive: false, isNew: false, value: '' };
    return {
      ...row,
      isActive: true,
      isNew: row.slot.password !== password,
      value: toEditablePassword(row.slot.kind, password),
    };
  });
}
