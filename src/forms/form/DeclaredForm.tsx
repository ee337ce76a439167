import { useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
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
import { MuiProvider } from '../../ui/theme/MuiProvider';
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
  /** Edited record; undefined for a new one. */
  record: RaRecord | undefined;
  /** Further data for the form's conditions, besides its own values. */
  context?: RaRecord | undefined;
  /** Record in whose tab the form was opened; `parent` in conditions, templates and options. */
  parent?: RaRecord | undefined;
  submitLabel: string;
  cancelLabel: string;
  /** Sends the values in wire format. `extraScope`: further scope members such as `$absent`, see `WriteMeta`. */
  onSubmit: (values: Record<string, unknown>, extraScope?: Scope) => Promise<SubmitResult>;
  /** Draft, warning and closing of the form. */
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
  /** True if the sent values are visible somewhere on screen, so the user can check an unknown outcome. Default true. */
  canVerify?: boolean | undefined;
  /** True if the submit button uses the danger style. */
  danger?: boolean | undefined;
  /** Name of a field with a value from another source: it is validated on mount. */
  validateOnMountField?: string | undefined;
  /** Question before the form is sent. */
  confirm?: FormConfirmation | null | undefined;
  /** Edited record as last fetched; `record` stays as the form loaded it. */
  current?: RaRecord | undefined;
  /** Fetches the edited record again before the write; resolves to undefined if the host does not return it. */
  fetchLatestRecord?: (() => Promise<RaRecord | undefined>) | undefined;
}

const NO_RECORD: Readonly<Record<string, unknown>> = {};

/**
 * Renders a declared form with react-admin's form and inputs. Only one submit runs at a time; messages show at their fields.
 */
export function DeclaredForm(props: DeclaredFormProps) {
  const { form, record, session } = props;
  const { fields } = form;
  // Initialised once: a refetch must not overwrite the user's input.
  const [values, setValues] = useState(() => ({
    ...toFormValues(fields, record, record === undefined),
    ...props.initialValues,
  }));
  const { loaded, startWith } = useInitialValues(values);
  const formRecord = useMemo(() => ({ id: record?.id ?? '', ...values }), [record?.id, values]);
  // Compares loaded values with fetched ones: rows that a definition added to the form are not an edit.
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
    <MuiProvider>
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
    </MuiProvider>
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
