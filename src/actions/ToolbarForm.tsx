import { useCallback, useEffect, useMemo, useState } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { Form, RecordContextProvider, useNotify } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Lost } from '../writes/useWrite';
import { isEmpty } from '../config/isEmpty';
import type { AskForm, Field, Send } from '../config/types';
import { FieldInput } from '../fields/FieldInput';
import { shellTexts } from '../i18n/es/shell';
import { useText } from '../i18n/useText';
import { Button } from '../ui/Button';
import { WorksOnSight } from '../ui/WorksOnSight';
import { muiTheme } from '../ui/muiTheme';
import { useLock } from '../ui/useLock';
import '../forms/form.css';
import { Insisting } from '../forms/Insisting';
import { useListScope } from '../writes/ListScope';
import { UnknownStep } from './UnknownStep';
import type { ReadyAction } from './useActions';
import { actionTexts } from './texts';
import { useActionWrite } from './useActionWrite';

interface ToolbarFormProps {
  form: AskForm;
  does: Send;
  item: ReadyAction;
}

const stayHere = (): void => undefined;

/** An action's one field among the buttons of a list: what is chosen there is sent, and the field is empty again; what was refused stays in it (AUSER-02). */
export default function ToolbarForm({ form, does, item: { action, target, why } }: ToolbarFormProps) {
  const list = useListScope();
  const notify = useNotify();
  const { write, question, canCheck } = useActionWrite({ does, label: action.label, target, list }, stayHere);
  const [lost, setLost] = useState<Lost>();
  const send = useCallback<SendField>(
    async (values) => {
      const ended = await write(values);
      if (ended.kind === 'done') await ended.leave();
      // Nobody knows whether it was done; anything else was said already.
      else if (ended.kind === 'lost') setLost(ended);
      // The field has no room for a message below it.
      else for (const text of Object.values(ended.messages)) notify(text, { type: 'error' });
      return ended.kind === 'done' || (ended.kind === 'open' && ended.isOver === true);
    },
    [write, notify],
  );
  const [field] = form.fields;
  const name = field?.name ?? '';
  // Its own, or the field would begin with what the record has under its name.
  const empty = useMemo(() => ({ [name]: null }), [name]);
  const context = useMemo(
    () => ({ ...target.record, id: target.record?.id ?? '', parent: target.parent, rows: list?.rows }),
    [target, list?.rows],
  );
  if (!field) return null;
  const asked: Field =
    why === null ? field : { ...field, disabledWhen: [{ when: { all: [] }, why }, ...field.disabledWhen] };
  return (
    <ThemeProvider theme={muiTheme}>
      <Form record={empty} className="toolbar-form">
        <RecordContextProvider value={context}>
          <FieldInput field={asked} />
          <WorksOnSight />
          {form.place.kind === 'toolbar' && form.place.hasButton ? (
            <SendByButton name={field.name} label={form.submit} why={why} onPress={send} />
          ) : (
            <SendWhenChosen name={field.name} why={why} onChosen={send} />
          )}
        </RecordContextProvider>
      </Form>
      <Insisting question={question} />
      {lost && (
        <UnknownStep
          error={lost.error}
          canCheck={canCheck}
          prove={lost.prove}
          onDone={({ record }) => {
            setLost(undefined);
            void lost.leave(record);
          }}
          onClose={() => setLost(undefined)}
        />
      )}
    </ThemeProvider>
  );
}

/** Sends the field; whether what it holds is done with, and has to go. */
type SendField = (values: Record<string, unknown>) => Promise<boolean>;

interface SendWhenChosenProps {
  name: string;
  /** Why it cannot be done at all. */
  why: string | null;
  onChosen: SendField;
}

interface SendByButtonProps {
  name: string;
  label: string;
  /** Why it cannot be done at all. */
  why: string | null;
  onPress: SendField;
}

/** Sends what was chosen when it is pressed, and empties the field once that is done: a refusal keeps what was chosen. */
function SendByButton({ name, label, why, onPress }: SendByButtonProps) {
  const value: unknown = useWatch({ name });
  const { setValue, trigger } = useFormContext();
  const t = useText();
  const { busy, run } = useLock();
  const send = async (): Promise<void> => {
    // What was chosen before something else was typed is not what is meant now.
    if (!(await trigger(name))) return;
    if (await onPress({ [name]: value })) setValue(name, null);
  };
  const press = (): void => void run(send);
  return (
    <Button
      variant="primary"
      busy={busy}
      why={why ?? (isEmpty(value) ? actionTexts.choose_first : undefined)}
      onClick={press}
    >
      {t(label)}
    </Button>
  );
}

/**
 * Sends a value as soon as there is one, and empties the field, which keeps the focus. A refusal keeps what was chosen, with
 * a button that sends it again: choosing the same once more would change nothing.
 */
function SendWhenChosen({ name, why, onChosen }: SendWhenChosenProps) {
  const value: unknown = useWatch({ name });
  const { setValue } = useFormContext();
  const [refused, setRefused] = useState<unknown>();
  const { busy, run } = useLock();
  const send = useCallback(
    (chosen: unknown): void =>
      void run(async () => {
        const isOver = await onChosen({ [name]: chosen });
        setRefused(isOver ? undefined : chosen);
        if (isOver) setValue(name, null);
      }),
    [name, onChosen, run, setValue],
  );
  useEffect(() => {
    if (!isEmpty(value)) send(value);
  }, [value, send]);
  if (isEmpty(value) || value !== refused) return null;
  return (
    <Button busy={busy} why={why ?? undefined} onClick={() => send(value)}>
      {shellTexts.states.retry}
    </Button>
  );
}
