import { useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { Form, RecordContextProvider, useGetIdentity, type RaRecord } from 'ra-core';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { evaluate } from '../../config/conditions/evaluate';
import type { Condition, FormBody, FormConfirmation, RecordForm } from '../../config/types';
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
import type { DeclaredMutation } from '../../mutations/submit/declaredMutation';
import { useSubmit } from '../../mutations/submit/useSubmit';
import { useIdLists } from '../../queries/console/consoleHooks';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useWarnBeforeUnload } from '../../session/navigation/useWarnBeforeUnload';
import { FormItems } from './FormItems';
import { FormAlertPanel } from '../submit/FormAlertPanel';
import { FormProblems } from '../submit/FormProblems';
import { FormQuestions } from '../submit/FormQuestions';
import { InvalidNotice } from '../submit/InvalidNotice';
import { SendDialogs } from '../submit/SendDialogs';
import { UnknownOutcomeNotice } from '../submit/UnknownOutcomeNotice';
import { EditConflictDialog } from '../conflict/EditConflictDialog';
import { useEnterKey } from './useEnterKey';
import { useFocusFirstField } from './useFocusFirstField';
import type { FormSession } from '../submit/useFormSession';
import { useInitialValues } from './useInitialValues';
import { Button } from '../../ui/button/Button';
import { FlushEffectsBeforePaint } from '../../ui/page/FlushEffectsBeforePaint';
import { formTexts } from '../../i18n/es/form';
import './form.css';

export interface DeclaredFormProps {
  form: FormBody;
  /** Edited record; undefined for a new one. */
  record: RaRecord | undefined;
  /** Further data for the form's conditions, besides its own values. */
  context?: RaRecord | undefined;
  /** Record in whose tab the form was opened; `parent` in conditions, templates and options. */
  parent?: RaRecord | undefined;
  submitLabel: string;
  cancelLabel: string;
  /** Write that the form submits. */
  mutation: DeclaredMutation;
  /** Draft and closing of the form. */
  session: FormSession;
  intro?: ReactNode;
  /** Content beside the fields, inside the form, so it can read the values. */
  aside?: ReactNode;
  /** By field: the field counts as unchanged while this condition on the record and `form` holds. */
  unchangedWhen?: Readonly<Record<string, Condition>> | undefined;
  /** True: cancel resets the form to the loaded values, and is enabled only if something changed. */
  cancelRestores?: boolean | undefined;
  /** Initial values of a new record, besides the declared defaults. */
  initialValues?: Readonly<Record<string, unknown>> | undefined;
  /** True if the submit button uses the danger style. */
  danger?: boolean | undefined;
  /** Name of a field with a value from another source: it is validated on mount. */
  validateOnMountField?: string | undefined;
  /** Rules that are checked before the form is sent. */
  warn?: RecordForm['warn'] | undefined;
  /** Question before the form is sent. */
  confirm?: FormConfirmation | null | undefined;
  /** Edited record as last fetched; `record` stays as the form loaded it. */
  current?: RaRecord | undefined;
}

const NO_RECORD: Readonly<Record<string, unknown>> = {};

/**
 * Renders a declared form with react-admin's form and inputs. Only one submit runs at a time; messages show at their fields.
 */
export function DeclaredForm(props: DeclaredFormProps) {
  const { form, record, session, mutation, warn = null, confirm = null } = props;
  const { fields } = form;
  // Initialised once: a refetch must not overwrite the user's input.
  const [values, setValues] = useState(() => ({
    ...toFormValues(fields, record, record === undefined),
    ...props.initialValues,
  }));
  const { loaded, startWith } = useInitialValues(values);
  const formRecord = useMemo(() => ({ id: record?.id ?? '', ...values }), [record?.id, values]);
  const { parent } = props;
  const contextRecord = props.context ?? record ?? NO_RECORD;
  const context = useMemo(
    () => (parent ? { ...contextRecord, parent } : contextRecord),
    [contextRecord, parent],
  );
  const { identity } = useGetIdentity();
  const ids = useIdLists();
  const canAccess = useCanAccess();
  const submission = useSubmit(mutation, {
    fields,
    record,
    // The same scope that the fields' conditions see when rendered.
    scope: { ...context, ...record, $me: identity, $ids: ids },
    // Rows that a definition added to the form are not an edit.
    recordValues: values,
    initialValues: loaded,
    warn,
    confirm,
    canAccess,
    markSaved: session.markSaved,
    setSending: session.setSending,
  });
  const { busy, question, problems, unknownOutcome } = submission;
  /** Resolves to errors by input; undefined if there are none. */
  const submit = async (formValues: Record<string, unknown>) => {
    const result = await submission.submit(formValues);
    return result.kind === 'refused' ? result.fieldErrors : undefined;
  };
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
        {...(form.submitRequiresValid ? { mode: 'onChange' as const } : {})}
        onSubmit={submit}
        noValidate
        className="declared-form"
      >
        {/* Inside the form, because react-admin's form provides its own values as the record context. */}
        <RecordContextProvider value={context}>
          {/* Handles key events that bubble up from the inputs. */}
          <div ref={firstFocus} className="form-body" role="presentation" onKeyDown={onKeyDown}>
            {session.draftTarget && (
              <DraftNotice target={session.draftTarget} fields={fields} loaded={loaded} record={record} />
            )}
            {props.intro}
            {!mutation.hasNoAlertArea && (
              <FormAlertPanel formAlert={submission.formAlert} resource={mutation.resource} />
            )}
            <SendDialogs submit={submission} progress={mutation.progress} />
            <FormProblems problems={problems} />
            {unknownOutcome && (
              <UnknownOutcomeNotice
                key={unknownOutcome.attempt}
                unknownOutcome={unknownOutcome}
                fields={fields}
                values={values}
                current={current}
                canVerify={mutation.canVerify ?? true}
                fetchLatestRecord={mutation.fetchLatestRecord}
                onVerified={session.markSaved}
                onFinish={submission.finishVerified}
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
          {question?.kind === 'conflict' && <EditConflictDialog {...question} />}
          <InvalidNotice />
          <DirtyStateReporter values={loaded} onDirty={session.setDirty} />
          <span className="visually-hidden" role="status">
            {busy ? formTexts.saving : isLoadingFields ? formTexts.loading : ''}
          </span>
        </RecordContextProvider>
      </Form>
      <FormQuestions warn={warn} confirm={confirm} submit={submission} />
    </ThemeProvider>
  );
}

/** Returns whether inputs are still loading; a submit would then send values that the user has not seen. */
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
  /** True while inputs are missing, so the form cannot be sent. */
  locked?: boolean;
}

function CancelButton({ busy, cancelLabel, cancelRestores, session, ...rest }: SubmitButtonProps) {
  // A field that counts as unchanged for the host (`unchangedWhen`) may still have been edited.
  const hasChanged = useHasChanged({ ...rest, unchangedWhen: undefined });
  const disabledReason = cancelRestores && !hasChanged ? formTexts.nothing_changed : undefined;
  return (
    <Button onClick={() => session.cancel()} disabled={busy} disabledReason={disabledReason}>
      {cancelLabel}
    </Button>
  );
}

function SubmitButton({ busy, locked = false, submitLabel, ...rest }: SubmitButtonProps) {
  const { submitRequiresChanges, submitRequiresValid, submitEnabledWhen } = rest.form;
  const hasChanged = useHasChanged(rest);
  const scope = useConditionScope();
  const t = useTranslateText();
  const unmetRule = submitEnabledWhen.find(({ when }) => !evaluate(when, scope));
  const { isValid, errors } = useFormState();
  const { trigger } = useFormContext();
  const hasErrors = Object.keys(errors).length > 0;
  const disabledReason = unmetRule
    ? t(unmetRule.reason)
    : submitRequiresChanges && !hasChanged
      ? formTexts.nothing_changed
      : submitRequiresValid && !isValid
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
      // A click or Enter still validates, so missing values show at their fields.
      onClickCapture={() => void (submitRequiresValid && !isValid && trigger())}
    >
      {submitLabel}
    </Button>
  );
}

/** True if a field differs from its loaded value. Typing the old value back counts as unchanged. */
function useHasChanged({
  form: { fields },
  values,
  record,
  unchangedWhen = {},
}: Pick<SubmitButtonProps, 'form' | 'values' | 'record' | 'unchangedWhen'>): boolean {
  const currentValues = useWatch() as Record<string, unknown>;
  return fields.some(({ name }) => {
    const condition = unchangedWhen[name];
    if (condition !== undefined && evaluate(condition, { ...record, form: currentValues })) return false;
    return !isSameValue(currentValues[name], values[name]);
  });
}

interface DirtyStateReporterProps {
  values: Record<string, unknown>;
  onDirty: (isDirty: boolean) => void;
}

/** Reports with each change whether the form is dirty, and makes the browser warn before the page is closed. */
function DirtyStateReporter({ values, onDirty }: DirtyStateReporterProps) {
  const currentValues = useWatch() as Record<string, unknown>;
  const isDirty = Object.keys(values).some((name) => !isSameValue(currentValues[name], values[name]));
  useEffect(() => onDirty(isDirty), [currentValues, isDirty, onDirty]);
  useWarnBeforeUnload(isDirty);
  return null;
}
