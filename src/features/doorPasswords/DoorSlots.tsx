import { useEffect, useId, useRef, useState } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Icon } from '../../ui/icon/Icon';
import { passwordKinds, type Door, type PasswordKind } from './doors/doors';
import { PasswordRow } from './PasswordRow';
import { formatDigitRule } from './doors/passwordRules';
import {
  addRow,
  findEmptySlot,
  formatRowName,
  removeRow,
  setRowValue,
  type SlotRow,
  type SlotRows,
} from './doors/slotRows';
import { doorPasswordsTexts as texts } from './texts';

interface DoorSlotsProps {
  door: Door;
  /** Rows of all doors. */
  rows: SlotRows;
  /** True if the drawer was opened at this door. */
  isFirst: boolean;
  onChange: (change: (rows: SlotRows) => SlotRows) => void;
}

/** Passwords of one door, with an add button for each kind that has free slots. */
export function DoorSlots({ door, rows, isFirst, onChange }: DoorSlotsProps) {
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const [rowToRemove, setRowToRemove] = useState<SlotRow>();
  const [addedKey, setAddedKey] = useState<string>();
  const doorRows = rows.filter((row) => row.door.key === door.key);
  const activeRows = doorRows.filter(({ isActive }) => isActive);
  const doorKinds = passwordKinds.filter((kind) => doorRows.some(({ slot }) => slot.kind === kind));
  useEffect(() => {
    if (isFirst) headingRef.current?.focus();
  }, [isFirst]);
  useEffect(() => {
    if (addedKey !== undefined)
      listRef.current?.querySelector<HTMLInputElement>(`[data-slot="${addedKey}"] input`)?.focus();
  }, [addedKey]);

  const remove = (key: string): void => {
    onChange((currentRows) => removeRow(currentRows, key));
    setRowToRemove(undefined);
    headingRef.current?.focus();
  };
  return (
    <section className="door-slots" aria-labelledby={id}>
      <h3 id={id} ref={headingRef} tabIndex={-1}>
        {door.name}
      </h3>
      <p className="field-help">{formatRules(door, doorKinds)}</p>
      {activeRows.length === 0 && (
        <p className="muted">{door.isUnknown ? texts.unknown : texts.noPasswords}</p>
      )}
      <ul ref={listRef} className="door-slot-list">
        {activeRows.map((row) => (
          <PasswordRow
            key={row.slot.key}
            row={row}
            onValueChange={(value) =>
              onChange((currentRows) => setRowValue(currentRows, row.slot.key, value))
            }
            onRemove={() => setRowToRemove(row)}
          />
        ))}
      </ul>
      <div className="door-slots-add">
        {doorKinds.map((kind) => (
          <AddButton
            key={kind}
            kind={kind}
            door={door}
            rows={rows}
            onAdd={(key) => {
              onChange((currentRows) => addRow(currentRows, key));
              setAddedKey(key);
            }}
          />
        ))}
      </div>
      {door.otherKinds > 0 && (
        <p className="muted">{interpolateText(texts.otherKinds, { smart_count: door.otherKinds })}</p>
      )}
      <ConfirmDialog
        open={rowToRemove !== undefined}
        danger
        title={rowToRemove ? interpolateText(texts.removeTitle, { what: formatRowName(rowToRemove) }) : ''}
        confirmLabel={texts.removeConfirm}
        onConfirm={() => rowToRemove && remove(rowToRemove.slot.key)}
        onClose={() => setRowToRemove(undefined)}
      >
        <p>{rowToRemove?.isNew ? texts.removeNew : interpolateText(texts.removeText, { door: door.name })}</p>
      </ConfirmDialog>
    </section>
  );
}

const formatRules = ({ rule }: Door, doorKinds: readonly PasswordKind[]): string =>
  [
    doorKinds.some((kind) => kind !== 'NFC_CODE') && formatDigitRule(rule),
    doorKinds.includes('NFC_CODE') && texts.cardRule,
  ]
    .filter(Boolean)
    .join(' ');

interface AddButtonProps {
  kind: PasswordKind;
  door: Door;
  rows: SlotRows;
  /** Receives the key of the first empty slot. */
  onAdd: (key: string) => void;
}

/** Adds a password in the first empty slot of a kind; for a full door it shows the maximum number. */
function AddButton({ kind, door, rows, onAdd }: AddButtonProps) {
  const emptySlot = findEmptySlot(rows, door, kind);
  const slotCount = rows.filter(({ slot, ...row }) => row.door.key === door.key && slot.kind === kind).length;
  // A slot that no call can address is not free, but the door is not full because of it.
  const hasUnreachableSlot = rows.some(
    ({ slot, isActive, ...row }) => row.door.key === door.key && slot.kind === kind && !isActive,
  );
  const disabledReason = hasUnreachableSlot
    ? texts.unreachable
    : interpolateText(texts[`full_${kind}`], { smart_count: slotCount });
  return (
    <Button
      small
      icon={<Icon name="plus" size={16} />}
      disabledReason={emptySlot ? undefined : disabledReason}
      onClick={() => emptySlot && onAdd(emptySlot.key)}
    >
      {texts[`add_${kind}`]}
    </Button>
  );
}
