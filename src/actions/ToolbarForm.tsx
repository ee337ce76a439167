import { useCallback, useEffect, useMemo, useState } from 'react';
import { Form, RecordContextProvider } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { isEmpty } from '../config/values/isEmpty';
import type { PromptForm, Field, SendBehaviour } from '../config/types';
import { FieldInput } from '../fields/core/FieldInput';
import { shellTexts } from '../i18n/messages/shell';
import { useTranslateText } from '../i18n/useTranslateText';
import { Button } from '../ui/button/Button';
import { FlushEffectsBeforePaint } from '../ui/page/FlushEffectsBeforePaint';
import { MuiProvider } from '../ui/theme/MuiProvider';
import { useLock } from '../ui/hooks/useLock';
import '../forms/form/form.css';
import { useListActions } from '../mutations/list/ListActionsContext';
import type { ReadyAction } from './useActions';
import { actionTexts } from './texts';
import { useToolbarSubmit, type SubmitField } from './useToolbarSubmit';

interface ToolbarFormProps {
  form: PromptForm;
  behaviour: SendBehaviour;
  item: ReadyAction;
}

/**
 * Renders the single field of an action in a list's toolbar. The selected value is sent and the field cleared; a refused
 * value stays.
 */
export default function ToolbarForm({
  form,
  behaviour,
  item: { action, target, disabledReason },
}: ToolbarFormProps) {
  const list = useListActions();
  const { submitField, dialogs } = useToolbarSubmit({ action, target }, behaviour);
  const [field] = form.fields;
  const name = field?.name ?? '';
  // An empty record, or the field would start with the record's member of the same name.
  const emptyRecord = useMemo(() => ({ [name]: null }), [name]);
  const context = useMemo(
    () => ({ ...target.record, id: target.record?.id ?? '', parent: target.parent, rows: list?.rows }),
    [target, list?.rows],
  );
  if (!field) return null;
  const inputField: Field =
    disabledReason === null
      ? field
      : { ...field, disabledWhen: [{ when: { all: [] }, reason: disabledReason }, ...field.disabledWhen] };
  return (
    <MuiProvider>
      <Form record={emptyRecord} className="toolbar-form">
        <RecordContextProvider value={context}>
          <FieldInput field={inputField} />
          <FlushEffectsBeforePaint />
          {form.placement.kind === 'toolbar' && form.placement.hasButton ? (
            <SubmitWithButton
              name={field.name}
              label={form.submitLabel}
              disabledReason={disabledReason}
              onPress={submitField}
            />
          ) : (
            <SubmitOnSelect name={field.name} disabledReason={disabledReason} onSelect={submitField} />
          )}
        </RecordContextProvider>
      </Form>
      {dialogs}
    </MuiProvider>
  );
}

interface SubmitOnSelectProps {
  name: string;
  /** Reason why the action is disabled. */
  disabledReason: string | null;
  onSelect: SubmitField;
}

interface SubmitWithButtonProps {
  name: string;
  label: string;
  /** Reason why the action is disabled. */
  disabledReason: string | null;
  onPress: SubmitField;
}

/** Sends the selected value on click and clears the field on success; a refused value stays. */
function SubmitWithButton({ name, label, disabledReason, onPress }: SubmitWithButtonProps) {
  const value: unknown = useWatch({ name });
  const { setValue, trigger } = useFormContext();
  const t = useTranslateText();
  const { busy, run } = useLock();
  const submit = async (): Promise<void> => {
    // Validate first: an earlier selection is invalid once the user has typed something else.
    if (!(await trigger(name))) return;
    if (await onPress({ [name]: value })) setValue(name, null);
  };
  const handlePress = (): void => void run(submit);
  return (
    <Button
      variant="primary"
      busy={busy}
      disabledReason={disabledReason ?? (isEmpty(value) ? actionTexts.choose_first : undefined)}
      onClick={handlePress}
    >
      {t(label)}
    </Button>
  );
}

/**
 * Sends a value as soon as it is selected and clears the field, which keeps the focus. A refused value stays with a button
 * that resends it, because selecting it again would not trigger a change.
 */
function SubmitOnSelect({ name, disabledReason, onSelect }: SubmitOnSelectProps) {
  const value: unknown = useWatch({ name });
  const { setValue } = useFormContext();
  const [refusedValue, setRefusedValue] = useState<unknown>();
  const { busy, run } = useLock();
  const submit = useCallback(
    (selectedValue: unknown): void =>
      void run(async () => {
        const isFinished = await onSelect({ [name]: selectedValue });
        setRefusedValue(isFinished ? undefined : selectedValue);
        if (isFinished) setValue(name, null);
      }),
    [name, onSelect, run, setValue],
  );
  useEffect(() => {
    if (!isEmpty(value)) submit(value);
  }, [value, submit]);
  if (isEmpty(value) || value !== refusedValue) return null;
  return (
    <Button busy={busy} disabledReason={disabledReason ?? undefined} onClick={() => submit(value)}>
      {shellTexts.states.retry}
    </Button>
  );
}
