import { useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { Form, RecordContextProvider, type RaRecord } from 'ra-core';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { evaluate } from '../config/evaluate';
import type { Scope } from '../../dataProvider';
import type { Condition, FormBody, FormConfirm } from '../config/types';
import { same } from '../drafts/changes';
import { DraftNotice } from '../drafts/DraftNotice';
import { FieldsLoadingProvider, type WaitFor } from '../fields/FieldsLoading';
import { CameProvider } from '../fields/CameContext';
import { toFormValues } from '../fields/convert';
import { FirstCheckedProvider } from '../fields/FirstChecked';
import { FormStartProvider } from '../fields/FormStartContext';
import { useConditionScope } from '../fields/useConditionScope';
import { useText } from '../i18n/useText';
import { muiTheme } from '../ui/muiTheme';
import type { WriteEnd } from '../writes/useWrite';
import { useAskBeforeUnload } from '../session/useAskBeforeUnload';
import { FormItems } from './FormItems';
import { FormProblems } from './FormProblems';
import { InvalidNotice } from './InvalidNotice';
import { LostNotice } from './LostNotice';
import { MeanwhileDialog } from './MeanwhileDialog';
import { useEnterKey } from './useEnterKey';
import { useFirstFocus } from './useFirstFocus';
import type { FormSession } from './useFormSession';
import { useFormConfirm } from './useFormConfirm';
import { useFormSubmit } from './useFormSubmit';
import { useMeanwhile } from './useMeanwhile';
import { useStarted } from './useStarted';
import { Button } from '../ui/Button';
import { WorksOnSight } from '../ui/WorksOnSight';
import { formTexts } from '../i18n/es/form';
import './form.css';

export interface DeclaredFormProps {
  form: FormBody;
  /** What is edited; undefined for something new. */
  record: RaRecord | undefined;
  /** What conditions of the form may look at besides its own values. */
  context?: RaRecord | undefined;
  /** The record in whose tab the form was opened: conditions, templates and choices find it under `parent`. */
  parent?: RaRecord | undefined;
  submitLabel: string;
  cancelLabel: string;
  /** Gets the values as the host wants them; `more`, for the scope: `$absent`, see `WriteMeta`. */
  onSubmit: (values: Record<string, unknown>, more?: Scope) => Promise<WriteEnd>;
  /** Its draft, its warning, and how it is closed. */
  session: FormSession;
  intro?: ReactNode;
  /** Beside the fields, inside the form: may look at what it holds. */
  aside?: ReactNode;
  /** By field: counts as unchanged while this holds over the record and `form` (CLIENT-39). */
  sameWhen?: Readonly<Record<string, Condition>> | undefined;
  /** Cancel is enabled only when something changed: it puts the loaded values back. */
  cancelRestores?: boolean | undefined;
  /** Values that something new starts with besides the declared ones. */
  initial?: Readonly<Record<string, unknown>> | undefined;
  /** What was sent shows somewhere on the screen, so that a lost answer can be checked. Default true. */
  canCheck?: boolean | undefined;
  /** The main button looks dangerous. */
  danger?: boolean | undefined;
  /** Name of a field that came with a value of somebody else's: it is looked at as soon as the form stands. */
  checkFirst?: string | undefined;
  /** What is asked before it is sent. */
  confirm?: FormConfirm | null | undefined;
  /** The edited record as it was read last, where `record` stays as the form began with it. */
  current?: RaRecord | undefined;
  /** Reads the edited record once more before it is written; answers with undefined where the host gives no such record. */
  readNow?: (() => Promise<RaRecord | undefined>) | undefined;
}

const NEW: Readonly<Record<string, unknown>> = {};

/** A form built from a declaration: react-admin's form and inputs, one submit at a time, messages in their place. */
export function DeclaredForm(props: DeclaredFormProps) {
  const { form, record, session } = props;
  const { fields } = form;
  // Taken once: what is read again meanwhile must not replace what was typed.
  const [values, setValues] = useState(() => ({
    ...toFormValues(fields, record, record === undefined),
    ...props.initial,
  }));
  const { loaded, startWith } = useStarted(values);
  const formRecord = useMemo(() => ({ id: record?.id ?? '', ...values }), [record?.id, values]);
  // What was read against what is read: rows that a definition added to the form are nobody's change.
  const meanwhile = useMeanwhile(fields, values, props.readNow);
  const { parent } = props;
  const beside = props.context ?? record ?? NEW;
  const context = useMemo(() => (parent ? { ...beside, parent } : beside), [beside, parent]);
  const question = useFormConfirm(props.confirm, loaded);
  const { submit, problems, lost, busy } = useFormSubmit({ ...props, context, fields, question, meanwhile });
  const current = props.current ?? record;
  const id = useId();
  const { isWaiting, waitFor } = useWaiting();
  const firstFocus = useFirstFocus(isWaiting);
  const onKeyDown = useEnterKey(fields.length > 1);
  return (
    <ThemeProvider theme={muiTheme}>
      <Form
        id={id}
        record={formRecord}
        disableInvalidFormNotification
        {...(form.onlyWhenValid ? { mode: 'onChange' as const } : {})}
        onSubmit={submit}
        noValidate
        className="declared-form"
      >
        {/* Inside the form, which makes its own values the record of what it holds. */}
        <RecordContextProvider value={context}>
          {/* Hears keys on their way up from its inputs. */}
          <div ref={firstFocus} className="form-body" role="presentation" onKeyDown={onKeyDown}>
            {session.place && (
              <DraftNotice place={session.place} fields={fields} loaded={loaded} record={record} />
            )}
            {props.intro}
            <FormProblems problems={problems} />
            {lost && (
              <LostNotice
                key={lost.run}
                lost={lost}
                fields={fields}
                values={values}
                current={current}
                canCheck={props.canCheck ?? true}
                readNow={props.readNow}
                onProved={session.saved}
                onSaved={(saved) => setValues(toFormValues(fields, saved, false))}
                onLeave={session.place && session.leave}
              />
            )}
            <FieldsLoadingProvider value={waitFor}>
              <FormStartProvider value={startWith}>
                <FirstCheckedProvider value={props.checkFirst}>
                  <CameProvider value={record}>
                    <FormItems items={form.items} />
                  </CameProvider>
                </FirstCheckedProvider>
                {props.aside}
              </FormStartProvider>
            </FieldsLoadingProvider>
          </div>
          <footer className="form-footer">
            <CancelButton values={loaded} busy={busy} {...props} />
            <SubmitButton values={loaded} busy={busy} locked={isWaiting} {...props} />
          </footer>
          <WorksOnSight />
          {meanwhile.question && <MeanwhileDialog {...meanwhile.question} />}
          <InvalidNotice />
          <DirtyWatch values={loaded} onDirty={session.setDirty} />
          <span className="visually-hidden" role="status">
            {busy ? formTexts.saving : isWaiting ? formTexts.loading : ''}
          </span>
        </RecordContextProvider>
      </Form>
      {session.warning.dialog}
      {question.dialog}
    </ThemeProvider>
  );
}

/** Whether inputs of the form are still on their way: what would be sent then is not what a person has seen. */
function useWaiting(): { isWaiting: boolean; waitFor: WaitFor } {
  const [count, setCount] = useState(0);
  const waitFor = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return { isWaiting: count > 0, waitFor };
}

interface SubmitButtonProps extends DeclaredFormProps {
  values: Record<string, unknown>;
  busy: boolean;
  /** It cannot be sent yet: inputs are missing. */
  locked?: boolean;
}

function CancelButton({ busy, cancelLabel, cancelRestores, session, ...rest }: SubmitButtonProps) {
  // What counts as unchanged to the host was still changed on the screen.
  const changed = useChanged({ ...rest, sameWhen: undefined });
  const why = cancelRestores && !changed ? formTexts.nothing_changed : undefined;
  return (
    <Button onClick={() => session.cancel()} locked={busy} why={why}>
      {cancelLabel}
    </Button>
  );
}

function SubmitButton({ busy, locked = false, submitLabel, ...rest }: SubmitButtonProps) {
  const { onlyWhenChanged, onlyWhenValid, sendWhen } = rest.form;
  const changed = useChanged(rest);
  const scope = useConditionScope();
  const t = useText();
  const missing = sendWhen.find(({ when }) => !evaluate(when, scope));
  const { isValid, errors } = useFormState();
  const { trigger } = useFormContext();
  const isMarked = Object.keys(errors).length > 0;
  const why = missing
    ? t(missing.why)
    : onlyWhenChanged && !changed
      ? formTexts.nothing_changed
      : onlyWhenValid && !isValid
        ? isMarked
          ? formTexts.not_valid
          : formTexts.not_complete
        : undefined;
  return (
    <Button
      variant="primary"
      danger={rest.danger}
      type="submit"
      busy={busy}
      locked={locked}
      why={why}
      // A press all the same, Enter too: what is missing says so at its field.
      onClickCapture={() => void (onlyWhenValid && !isValid && trigger())}
    >
      {submitLabel}
    </Button>
  );
}

/** Whether a field differs from the loaded value (CLIENT-26): typing it back counts as unchanged. */
function useChanged({
  form: { fields },
  values,
  record,
  sameWhen = {},
}: Pick<SubmitButtonProps, 'form' | 'values' | 'record' | 'sameWhen'>): boolean {
  const now = useWatch() as Record<string, unknown>;
  return fields.some(({ name }) => {
    const unchanged = sameWhen[name];
    if (unchanged !== undefined && evaluate(unchanged, { ...record, form: now })) return false;
    return !same(now[name], values[name]);
  });
}

interface DirtyWatchProps {
  values: Record<string, unknown>;
  onDirty: (dirty: boolean) => void;
}

/** Tells with each key whether something was typed, and has the browser ask before the page is closed over it. */
function DirtyWatch({ values, onDirty }: DirtyWatchProps) {
  const now = useWatch() as Record<string, unknown>;
  const dirty = Object.keys(values).some((name) => !same(now[name], values[name]));
  useEffect(() => onDirty(dirty), [now, dirty, onDirty]);
  useAskBeforeUnload(dirty);
  return null;
}
