import { useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { Form, RecordContextProvider, type RaRecord } from 'ra-core';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { evaluate } from '../../config/conditions/evaluate';
import type { Scope } from '../../../dataProvider';
import type { Condition, FormBody, FormConfirmation } from '../../config/types';
import { isSameValue } from '../../drafts/draftChanges';
import { DraftNotice } from '../../drafts/DraftNotice';
import { FieldsLoadingProvider, type RegisterLoading } from '../../fields/formContext/FieldsLoadingContext';
import { OriginalRecordProvider } from '../../fields/formContext/OriginalRecordContext';
import { toFormValues } from '../../fields/core/convert';
import { ValidateOnMountProvider } from '../../fields/formContext/ValidateOnMount';
import { InitialValueProvider } from '../../fields/formContext/InitialValueContext';
import { useConditionScope } from '../../fields/formContext/useConditionScope';
import { useTranslateText } from '../../i18n/useTranslateText';
import { muiTheme } from '../../ui/theme/muiTheme';
import type { SubmitResult } from '../../mutations/useDeclaredMutation';
import { useWarnBeforeUnload } from '../../session/navigation/useWarnBeforeUnload';
import { FormItems } from './FormItems';
import { FormProblems } from '../submit/FormProblems';
import { InvalidNotice } from '../submit/InvalidNotice';
import { UnknownOutcomeNotice } from '../submit/UnknownOutcomeNotice';
import { EditConflictDialog } from '../conflict/EditConflictDialog';
import { useEnterKey } from './useEnterKey';
import { useFocusFirstField } from './useFocusFirstField';
import type { FormSession } from '../submit/useFormSession';
import { useFormConfirm } from '../submit/useFormConfirm';
import { useFormSubmit } from '../submit/useFormSubmit';
import { useEditConflict } from '../conflict/useEditConflict';
import { useInitialValues } from './useInitialValues';
import { Button } from '../../ui/button/Button';
import { FlushEffectsBeforePaint } from '../../ui/page/FlushEffectsBeforePaint';
import { formTexts } from '../../i18n/es/form';
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
  onSubmit: (values: Record<string, unknown>, extraScope?: Scope) => Promise<SubmitResult>;
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
  initialValues?: Readonly<Record<string, unknown>> | undefined;
  /** What was sent shows somewhere on the screen, so that a lost answer can be checked. Default true. */
  canVerify?: boolean | undefined;
  /** The main button looks dangerous. */
  danger?: boolean | undefined;
  /** Name of a field that came with a value of somebody else's: it is looked at as soon as the form stands. */
  validateOnMountField?: string | undefined;
  /** What is asked before it is sent. */
  confirm?: FormConfirmation | null | undefined;
  /** The edited record as it was read last, where `record` stays as the form began with it. */
  current?: RaRecord | undefined;
  /** Reads the edited record once more before it is written; answers with undefined where the host gives no such record. */
  fetchLatestRecord?: (() => Promise<RaRecord | undefined>) | undefined;
}

const NO_RECORD: Readonly<Record<string, unknown>> = {};

/** A form built from a declaration: react-admin's form and inputs, one submit at a time, messages in their place. */
export function DeclaredForm(props: DeclaredFormProps) {
  const { form, record, session } = props;
  const { fields } = form;
  // Taken once: what is read again meanwhile must not replace what was typed.
  const [values, setValues] = useState(() => ({
    ...toFormValues(fields, record, record === undefined),
    ...props.initialValues,
  }));
  const { loaded, startWith } = useInitialValues(values);
  const formRecord = useMemo(() => ({ id: record?.id ?? '', ...values }), [record?.id, values]);
  // What was read against what is read: rows that a definition added to the form are nobody's change.
  const editConflict = useEditConflict(fields, values, props.fetchLatestRecord);
  const { parent } = props;
  const contextRecord = props.context ?? record ?? NO_RECORD;
  const context = useMemo(
    () => (parent ? { ...contextRecord, parent } : contextRecord),
    [contextRecord, parent],
  );
  const confirmation = useFormConfirm(props.confirm, loaded);
  const { submit, problems, unknownOutcome, busy } = useFormSubmit({
    ...props,
    context,
    fields,
    confirmation,
    editConflict,
  });
  const current = props.current ?? record;
  const id = useId();
  const { isLoadingFields, waitFor } = useFieldsLoading();
  const firstFocus = useFocusFirstField(isLoadingFields);
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
            {session.draftTarget && (
              <DraftNotice target={session.draftTarget} fields={fields} loaded={loaded} record={record} />
            )}
            {props.intro}
            <FormProblems problems={problems} />
            {unknownOutcome && (
              <UnknownOutcomeNotice
                key={unknownOutcome.attempt}
                unknownOutcome={unknownOutcome}
                fields={fields}
                values={values}
                current={current}
                canVerify={props.canVerify ?? true}
                fetchLatestRecord={props.fetchLatestRecord}
                onVerified={session.markSaved}
                onSaved={(savedRecord) => setValues(toFormValues(fields, savedRecord, false))}
                onLeave={session.draftTarget && session.closeKeepingDraft}
              />
            )}
            <FieldsLoadingProvider value={waitFor}>
              <InitialValueProvider value={startWith}>
                <ValidateOnMountProvider value={props.validateOnMountField}>
                  <OriginalRecordProvider value={record}>
                    <FormItems items={form.items} />
                  </OriginalRecordProvider>
                </ValidateOnMountProvider>
                {props.aside}
              </InitialValueProvider>
            </FieldsLoadingProvider>
          </div>
          <footer className="form-footer">
            <CancelButton values={loaded} busy={busy} {...props} />
            <SubmitButton values={loaded} busy={busy} locked={isLoadingFields} {...props} />
          </footer>
          <FlushEffectsBeforePaint />
          {editConflict.question && <EditConflictDialog {...editConflict.question} />}
          <InvalidNotice />
          <DirtyStateReporter values={loaded} onDirty={session.setDirty} />
          <span className="visually-hidden" role="status">
            {busy ? formTexts.saving : isLoadingFields ? formTexts.loading : ''}
          </span>
        </RecordContextProvider>
      </Form>
      {session.warning.dialog}
      {confirmation.dialog}
    </ThemeProvider>
  );
}

/** Whether inputs of the form are still on their way: what would be sent then is not what a person has seen. */
function useFieldsLoading(): { isLoadingFields: boolean; waitFor: RegisterLoading } {
  const [count, setCount] = useState(0);
  const waitFor = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return { isLoadingFields: count > 0, waitFor };
}

interface SubmitButtonProps extends DeclaredFormProps {
  values: Record<string, unknown>;
  busy: boolean;
  /** It cannot be sent yet: inputs are missing. */
  locked?: boolean;
}

function CancelButton({ busy, cancelLabel, cancelRestores, session, ...rest }: SubmitButtonProps) {
  // What counts as unchanged to the host was still changed on the screen.
  const hasChanged = useHasChanged({ ...rest, sameWhen: undefined });
  const disabledReason = cancelRestores && !hasChanged ? formTexts.nothing_changed : undefined;
  return (
    <Button onClick={() => session.cancel()} disabled={busy} disabledReason={disabledReason}>
      {cancelLabel}
    </Button>
  );
}

function SubmitButton({ busy, locked = false, submitLabel, ...rest }: SubmitButtonProps) {
  const { onlyWhenChanged, onlyWhenValid, sendWhen } = rest.form;
  const hasChanged = useHasChanged(rest);
  const scope = useConditionScope();
  const t = useTranslateText();
  const unmetRule = sendWhen.find(({ when }) => !evaluate(when, scope));
  const { isValid, errors } = useFormState();
  const { trigger } = useFormContext();
  const hasErrors = Object.keys(errors).length > 0;
  const disabledReason = unmetRule
    ? t(unmetRule.why)
    : onlyWhenChanged && !hasChanged
      ? formTexts.nothing_changed
      : onlyWhenValid && !isValid
        ? hasErrors
          ? formTexts.not_valid
          : formTexts.not_complete
        : undefined;
  return (
    <Button
      variant="primary"
      danger={rest.danger}
      type="submit"
      busy={busy}
      disabled={locked}
      disabledReason={disabledReason}
      // A press all the same, Enter too: what is missing says so at its field.
      onClickCapture={() => void (onlyWhenValid && !isValid && trigger())}
    >
      {submitLabel}
    </Button>
  );
}

/** Whether a field differs from the loaded value (CLIENT-26): typing it back counts as unchanged. */
function useHasChanged({
  form: { fields },
  values,
  record,
  sameWhen = {},
}: Pick<SubmitButtonProps, 'form' | 'values' | 'record' | 'sameWhen'>): boolean {
  const currentValues = useWatch() as Record<string, unknown>;
  return fields.some(({ name }) => {
    const unchangedWhen = sameWhen[name];
    if (unchangedWhen !== undefined && evaluate(unchangedWhen, { ...record, form: currentValues }))
      return false;
    return !isSameValue(currentValues[name], values[name]);
  });
}

interface DirtyStateReporterProps {
  values: Record<string, unknown>;
  onDirty: (isDirty: boolean) => void;
}

/** Tells with each key whether something was typed, and has the browser ask before the page is closed over it. */
function DirtyStateReporter({ values, onDirty }: DirtyStateReporterProps) {
  const currentValues = useWatch() as Record<string, unknown>;
  const isDirty = Object.keys(values).some((name) => !isSameValue(currentValues[name], values[name]));
  useEffect(() => onDirty(isDirty), [currentValues, isDirty, onDirty]);
  useWarnBeforeUnload(isDirty);
  return null;
}
