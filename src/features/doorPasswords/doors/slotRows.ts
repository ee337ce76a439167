import { interpolateText } from '../../../i18n/interpolateText';
import { isReachable, getSlotIdentity, type Door, type PasswordKind, type Slot } from './doors';
import { validatePassword, isSamePassword, toEditablePassword, toWirePassword } from './passwordRules';
import { doorPasswordsTexts as texts } from '../texts';

/** Slot in the drawer: in the active list, or among the empty ones. */
export interface SlotRow {
  door: Door;
  slot: Slot;
  isActive: boolean;
  /** True if added since the last read: any input is allowed. */
  isNew: boolean;
  /** Edited value; '' for an empty slot. */
  value: string;
}
export type SlotRows = readonly SlotRow[];

/** Password change to send. */
export interface PasswordChange {
  door: Door;
  slot: Slot;
  /** Value in the host's format; null clears the slot. */
  password: string | null;
}

/** "Contraseña 2 de Puerta principal". */
export const formatRowName = ({ door, slot }: Pick<SlotRow, 'door' | 'slot'>): string =>
  interpolateText(texts.ofDoor, { slot: slot.name, door: door.name });

/** Creates the rows of all slots, in the order of the host. */
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

/** Returns the first empty slot of a kind in a door; undefined if it is full. */
export const findEmptySlot = (rows: SlotRows, door: Door, kind: PasswordKind): Slot | undefined =>
  rows.find(
    ({ slot, isActive, ...row }) =>
      row.door.key === door.key && slot.kind === kind && !isActive && isReachable(slot),
  )?.slot;

/** Moves an empty slot into the active list. */
export const addRow = (rows: SlotRows, key: string): SlotRows =>
  updateRow(rows, key, { isActive: true, isNew: true, value: '' });

/** Moves a slot back to the empty ones. */
export const removeRow = (rows: SlotRows, key: string): SlotRows =>
  updateRow(rows, key, { isActive: false, isNew: false, value: '' });

/** Stores typed input; card codes lose the colons that a scanner or pasted text contains. */
export const setRowValue = (rows: SlotRows, key: string, value: string): SlotRows =>
  rows.map((row) =>
    row.slot.key === key ? { ...row, value: toEditablePassword(row.slot.kind, value) } : row,
  );

/** True if a slot is editable: card codes only while they are new. */
export const isEditable = ({ slot, isNew }: SlotRow): boolean =>
  isReachable(slot) && (slot.kind !== 'NFC_CODE' || isNew);

const isChanged = ({ slot, isActive, value }: SlotRow): boolean =>
  !isSamePassword(slot.kind, isActive ? value : null, slot.password);

/** Returns the error of a row, in Spanish: only for rows that were changed or are empty in the active list. */
export function getRowProblem(row: SlotRow): string | undefined {
  if (!row.isActive || !isReachable(row.slot)) return undefined;
  return isChanged(row) || row.value === ''
    ? validatePassword(row.slot.kind, row.value, row.door.rule)
    : undefined;
}

/** Returns the changes to send, in row order. */
export const getChanges = (rows: SlotRows): readonly PasswordChange[] =>
  rows.filter(isChanged).map(({ door, slot, isActive, value }) => ({
    door,
    slot,
    password: isActive && value !== '' ? toWirePassword(slot.kind, value) : null,
  }));

/** Returns the reason why saving is disabled, in Spanish; undefined if enabled. */
export function getSaveDisabledReason(rows: SlotRows): string | undefined {
  const invalidCount = rows.filter((row) => getRowProblem(row) !== undefined).length;
  if (invalidCount > 0) return interpolateText(texts.invalid, { smart_count: invalidCount });
  return getChanges(rows).length === 0 ? texts.unchanged : undefined;
}

/** Updates the rows after confirmed changes: those rows restart from the sent value, the others keep their input. */
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

/** Restores unconfirmed changes in rows that were read again. */
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
