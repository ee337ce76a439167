import { useId, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { FieldValue } from '../../fields/core/FieldValue';
import { useTranslateText } from '../../i18n/useTranslateText';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import type { ConflictQuestion, FieldConflict } from '../../mutations/submit/submitQuestion';
import { editConflictTexts as texts } from './editConflictTexts';
import { withValueAtPath } from './withValueAtPath';

/**
 * Asks before a save about changes that another user made to the record, field by field. Must be rendered inside the form.
 */
export function EditConflictDialog({ conflicts, record, answer }: ConflictQuestion) {
  const { setValue } = useFormContext();
  const [theirNames, setTheirNames] = useState<ReadonlySet<string>>(
    () => new Set(conflicts.filter(({ isTyped }) => !isTyped).map(({ field }) => field.name)),
  );
  const isRecordUnreadable = record === undefined;
  const choose = (name: string, isTheirs: boolean): void => {
    const next = new Set(theirNames);
    if (isTheirs) next.add(name);
    else next.delete(name);
    setTheirNames(next);
  };
  const confirm = (): void => {
    for (const { field, theirs: value } of conflicts)
      if (theirNames.has(field.name)) setValue(field.name, value, { shouldDirty: true });
    answer(theirNames);
  };
  return (
    <ConfirmDialog
      open
      danger
      width={560}
      title={isRecordUnreadable ? texts.unread : texts.title}
      confirmLabel={isRecordUnreadable ? texts.saveAnyway : texts.save}
      cancelLabel={texts.goOn}
      onConfirm={confirm}
      onClose={() => answer(undefined)}
    >
      <p>{isRecordUnreadable ? texts.unreadText : texts.text}</p>
      {record &&
        conflicts.map((change) => (
          <ConflictChoice
            key={change.field.name}
            change={change}
            record={record}
            isTheirs={theirNames.has(change.field.name)}
            onChoose={(isTheirs) => choose(change.field.name, isTheirs)}
          />
        ))}
    </ConfirmDialog>
  );
}

interface ConflictChoiceProps {
  change: FieldConflict;
  record: RaRecord;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** Offers both values of a field, one of which is saved. */
function ConflictChoice({
  change: { field, mine, isTyped },
  record,
  isTheirs,
  onChoose,
}: ConflictChoiceProps) {
  const t = useTranslateText();
  const name = useId();
  const mineRecord: RaRecord = { ...withValueAtPath(record, field.source, mine), id: record.id };
  const options = [
    { value: false, label: isTyped ? texts.mine : texts.before, shown: mineRecord },
    { value: true, label: texts.theirs, shown: record },
  ];
  return (
    <fieldset className="meanwhile-field">
      <legend>{t(field.label)}</legend>
      {options.map(({ value, label, shown }) => (
        <label key={label} className="check">
          <input type="radio" name={name} checked={isTheirs === value} onChange={() => onChoose(value)} />
          <span>
            <span>{label}</span> <FieldValue field={field} record={shown} place="cell" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
