import { useEffect, useId, useRef, useState } from 'react';
import { fillText } from '../../../i18n/fillText';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Icon } from '../../../ui/Icon';
import { kinds, type Door, type PasswordKind } from './doors';
import { PasswordRow } from './PasswordRow';
import { ruleText } from './rules';
import { addRow, firstEmpty, nameOfRow, removeRow, typeRow, type Row, type Rows } from './slots';
import { passwordTexts as texts } from './texts';

interface DoorSlotsProps {
  door: Door;
  /** Of all doors. */
  rows: Rows;
  /** The drawer was opened at this door. */
  isFirst: boolean;
  onChange: (change: (rows: Rows) => Rows) => void;
}

/** The passwords of one door: those there are, and a button for each kind of which it takes more. */
export function DoorSlots({ door, rows, isFirst, onChange }: DoorSlotsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [asking, setAsking] = useState<Row>();
  const [added, setAdded] = useState<string>();
  const own = rows.filter((row) => row.door.key === door.key);
  const active = own.filter(({ isActive }) => isActive);
  const types = kinds.filter((kind) => own.some(({ slot }) => slot.kind === kind));
  useEffect(() => {
    if (isFirst) heading.current?.focus();
  }, [isFirst]);
  useEffect(() => {
    if (added !== undefined)
      list.current?.querySelector<HTMLInputElement>(`[data-slot="${added}"] input`)?.focus();
  }, [added]);

  const remove = (key: string): void => {
    onChange((before) => removeRow(before, key));
    setAsking(undefined);
    heading.current?.focus();
  };
  return (
    <section className="door-slots" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {door.name}
      </h3>
      <p className="field-help">{rulesText(door, types)}</p>
      {active.length === 0 && <p className="muted">{door.isUnknown ? texts.unknown : texts.noPasswords}</p>}
      <ul ref={list} className="door-slot-list">
        {active.map((row) => (
          <PasswordRow
            key={row.slot.key}
            row={row}
            onType={(typed) => onChange((before) => typeRow(before, row.slot.key, typed))}
            onRemove={() => setAsking(row)}
          />
        ))}
      </ul>
      <div className="door-slots-add">
        {types.map((kind) => (
          <AddButton
            key={kind}
            kind={kind}
            door={door}
            rows={rows}
            onAdd={(key) => {
              onChange((before) => addRow(before, key));
              setAdded(key);
            }}
          />
        ))}
      </div>
      {door.otherKinds > 0 && (
        <p className="muted">{fillText(texts.otherKinds, { smart_count: door.otherKinds })}</p>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        danger
        title={asking ? fillText(texts.removeTitle, { what: nameOfRow(asking) }) : ''}
        confirmLabel={texts.removeConfirm}
        onConfirm={() => asking && remove(asking.slot.key)}
        onClose={() => setAsking(undefined)}
      >
        <p>{asking?.isNew ? texts.removeNew : fillText(texts.removeText, { door: door.name })}</p>
      </ConfirmDialog>
    </section>
  );
}

const rulesText = ({ rule }: Door, types: readonly PasswordKind[]): string =>
  [types.some((kind) => kind !== 'NFC_CODE') && ruleText(rule), types.includes('NFC_CODE') && texts.cardRule]
    .filter(Boolean)
    .join(' ');

interface AddButtonProps {
  kind: PasswordKind;
  door: Door;
  rows: Rows;
  /** Of the first empty place. */
  onAdd: (key: string) => void;
}

/** Takes the first empty place of a kind; where the door is full it says how many it takes (AACC-18, AACC-32). */
function AddButton({ kind, door, rows, onAdd }: AddButtonProps) {
  const empty = firstEmpty(rows, door, kind);
  const all = rows.filter(({ slot, ...row }) => row.door.key === door.key && slot.kind === kind).length;
  // A place that no call can name is no room, and the door is not full for it.
  const isLeft = rows.some(
    ({ slot, isActive, ...row }) => row.door.key === door.key && slot.kind === kind && !isActive,
  );
  const why = isLeft ? texts.unreachable : fillText(texts[`full_${kind}`], { smart_count: all });
  return (
    <Button
      small
      icon={<Icon name="plus" size={16} />}
      why={empty ? undefined : why}
      onClick={() => empty && onAdd(empty.key)}
    >
      {texts[`add_${kind}`]}
    </Button>
  );
}
