import { Suspense, useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { Form, RecordContextProvider, useGetIdentity, type RaRecord } from 'ra-core';
import type { FormConfirmation, RecordForm } from '../../config/types';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { DraftNotice } from '../../drafts/DraftNotice';
import { FieldsLoadingProvider, type RegisterLoading } from '../../fields/formContext/FieldsLoadingContext';
import { OriginalRecordProvider } from '../../fields/formContext/OriginalRecordContext';
import { toFormValues } from '../../fields/core/convert';
import { ValidateOnMountProvider } from '../../fields/formContext/ValidateOnMount';
import { InitialValueProvider } from '../../fields/formContext/InitialValueContext';
import { MuiProvider } from '../../ui/theme/MuiProvider';
import type { DeclaredMutation } from '../../mutations/submit/declaredMutation';
import { useSubmit } from '../../mutations/submit/useSubmit';
import { useIdLists } from '../../queries/console/consoleHooks';
import { useCanAccess } from '../../session/access/useCanAccess';
import { DirtyStateReporter } from './DirtyStateReporter';
import { FormFooter, type FormButtonsProps } from './FormFooter';
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
import { useInitialValues } from './useInitialValues';
import { FlushEffectsBeforePaint } from '../../ui/page/FlushEffectsBeforePaint';
import { formTexts } from '../../i18n/messages/form';
import './form.css';

export interface DeclaredFormProps extends FormButtonsProps {
  /** Write that the form submits. */
  mutation: DeclaredMutation;
  /** Further data for the form's conditions, besides its own values. */
  context?: RaRecord | undefined;
  /** Record in whose tab the form was opened; `parent` in conditions, templates and options. */
  parent?: RaRecord | undefined;
  intro?: ReactNode;
  /** Content beside the fields, inside the form, so it can read the values. */
  aside?: ReactNode;
  /** Initial values of a new record, besides the declared defaults. */
  initialValues?: Readonly<Record<string, unknown>> | undefined;
  /** Name of a field with a value from another source: it is validated on mount. */
  validateOnMountField?: string | undefined;
  /** Rules that are checked before the form is sent. */
  warn?: RecordForm['warn'] | undefined;
  /** Question before the form is sent. */
  confirm?: FormConfirmation | null | undefined;
  /** Edited record as last fetched; `record` stays as the form loaded it. */
  current?: RaRecord | undefined;
}

const LiveConflictNotice = lazyWithRetry(() => import('../conflict/LiveConflictNotice'));

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
            {current && mutation.resource.live && mutation.fetchLatestRecord && (
              <Suspense fallback={null}>
                <LiveConflictNotice
                  live={mutation.resource.live}
                  record={current}
                  fetchLatestRecord={mutation.fetchLatestRecord}
                />
              </Suspense>
            )}
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
          <FormFooter {...props} values={loaded} busy={busy} locked={isLoadingFields} />
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
