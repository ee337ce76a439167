import { useId, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { FieldValue } from '../fields/FieldValue';
import { useText } from '../i18n/useText';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { withValue, type Change } from './meanwhile';
import { meanwhileTexts as texts } from './meanwhileTexts';
import type { MeanwhileQuestion } from './useMeanwhile';

/** Asks, before a save, about what somebody else changed in the record, field by field. Drawn inside the form. */
export function MeanwhileDialog({ changes, record, decide }: MeanwhileQuestion) {
  const { setValue } = useFormContext();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(({ isTyped }) => !isTyped).map(({ field }) => field.name)),
  );
  const isUnread = record === undefined;
  const choose = (name: string, isTheirs: boolean): void => {
    const next = new Set(theirs);
    if (isTheirs) next.add(name);
    else next.delete(name);
    setTheirs(next);
  };
  const confirm = (): void => {
    for (const { field, theirs: value } of changes)
      if (theirs.has(field.name)) setValue(field.name, value, { shouldDirty: true });
    decide(theirs);
  };
  return (
    <ConfirmDialog
      open
      danger
      width={560}
      title={isUnread ? texts.unread : texts.title}
      confirmLabel={isUnread ? texts.saveAnyway : texts.save}
      cancelLabel={texts.goOn}
      onConfirm={confirm}
      onClose={() => decide(undefined)}
    >
      <p>{isUnread ? texts.unreadText : texts.text}</p>
      {record &&
        changes.map((change) => (
          <Choice
            key={change.field.name}
            change={change}
            record={record}
            isTheirs={theirs.has(change.field.name)}
            onChoose={(isTheirs) => choose(change.field.name, isTheirs)}
          />
        ))}
    </ConfirmDialog>
  );
}

interface ChoiceProps {
  change: Change;
  record: RaRecord;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** Both values of a field, one of which is saved. */
function Choice({ change: { field, mine, isTyped }, record, isTheirs, onChoose }: ChoiceProps) {
  const t = useText();
  const name = useId();
  const own: RaRecord = { ...withValue(record, field.source, mine), id: record.id };
  const options = [
    { value: false, label: isTyped ? texts.mine : texts.before, shown: own },
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
