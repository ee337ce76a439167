import { useCallback, useMemo, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { Scope } from '../../../dataProvider';
import type { PromptForm, Field, DialogPlacement } from '../../config/types';
import type { DraftTarget } from '../../drafts/drafts';
import { useTranslateText } from '../../i18n/useTranslateText';
import { LoadError } from '../../ui/feedback/LoadError';
import type { SubmitResult } from '../../mutations/useDeclaredMutation';
import { DeclaredForm } from '../form/DeclaredForm';
import { FormPanel } from './FormPanel';
import { FormSkeleton } from './FormSkeleton';
import { getInitialValues } from '../form/getInitialValues';
import { useFormSession, type FormSession } from '../submit/useFormSession';
import { useLoadedRecord } from './useLoadedRecord';
import { formTexts } from '../../i18n/es/form';

interface ActionFormProps {
  form: PromptForm;
  placement: DialogPlacement;
  record: RaRecord | undefined;
  /** The record in whose tab the action stands. */
  parent: RaRecord | undefined;
  /** Title of the record the action is done to. */
  recordTitle: string;
  /** Selected records. */
  selectedCount: number;
  /** `more`: what the form loaded, for the scope of the call. */
  onSubmit: (values: Record<string, unknown>, extraScope?: Scope) => Promise<SubmitResult>;
  /** Name of the action's resource, one run of the action, and what it sees: for what the form loads. */
  resource: string;
  runId: string;
  scope: Scope;
  /** Where what is typed is kept; its title is the form's. */
  draftTarget: Omit<DraftTarget, 'title'>;
  /** See `DeclaredForm`. */
  canVerify: boolean;
  /** What the last answer said. */
  alertPanel: ReactNode;
  /** What it does is dangerous. */
  danger: boolean;
  onClose: () => void;
}

/** The form of an action: its fields belong to the action, the record is what conditions may look at. */
export default function ActionForm(props: ActionFormProps) {
  const { form, placement, draftTarget, onClose } = props;
  const t = useTranslateText();
  const args = { name: props.recordTitle, smart_count: props.selectedCount };
  const title = t(form.title, args);
  const session = useFormSession({ draftTarget: { ...draftTarget, title }, confirmClose: true, onClose });
  const fieldProps = { ...props, session, text: form.text === null ? null : t(form.text, args) };
  return (
    <FormPanel placement={placement} title={title} session={session}>
      {form.load ? <LoadedFields {...fieldProps} load={form.load} /> : <ActionFields {...fieldProps} />}
    </FormPanel>
  );
}

interface FieldsProps extends ActionFormProps {
  session: FormSession;
  text: string | null;
}

/** Once the record is there that the fields begin with, or the host said that there is none. */
function LoadedFields({ load, ...props }: FieldsProps & { load: NonNullable<PromptForm['load']> }) {
  const t = useTranslateText();
  const { resource, runId, scope } = props;
  const { data, error, isFetching, refetch, fetchLatestRecord } = useLoadedRecord({
    resource,
    load,
    runId,
    scope,
    members: getSourceMembers(props.form.fields),
  });
  // What the form begins with stays; what is read later is compared with what was typed.
  if (data !== undefined)
    return <ActionFields {...props} loaded={data} fetchLatestRecord={data ? fetchLatestRecord : undefined} />;
  if (error && !isFetching) return <LoadError text={t(load.error)} error={error} onRetry={refetch} />;
  return <FormSkeleton />;
}

/** The members of a record that fields look at. */
const getSourceMembers = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ source, alternativeSources }) =>
    [source, ...alternativeSources].map((path) => path.split('.')[0] ?? path),
  );

/** `loaded`: null where there is none; undefined where nothing is loaded. */
function ActionFields({
  loaded,
  fetchLatestRecord,
  ...props
}: FieldsProps & {
  loaded?: RaRecord | null;
  fetchLatestRecord?: (() => Promise<RaRecord | undefined>) | undefined;
}) {
  const { form, record, parent, session, text, alertPanel, canVerify, danger, onSubmit } = props;
  const t = useTranslateText();
  const initialRecord = useMemo(() => (loaded ? { ...loaded, $loaded: loaded } : undefined), [loaded]);
  const context = useMemo(
    () => (loaded === undefined ? record : { id: '', ...record, $loaded: loaded }),
    [record, loaded],
  );
  const submit = useCallback<ActionFormProps['onSubmit']>(
    (values) => onSubmit(values, loaded === undefined ? undefined : { $loaded: loaded }),
    [onSubmit, loaded],
  );
  return (
    <DeclaredForm
      form={form}
      record={initialRecord}
      context={context}
      parent={parent}
      submitLabel={t(form.submit)}
      cancelLabel={formTexts.cancel}
      initialValues={initialRecord ? undefined : getInitialValues(form.fields, record, parent)}
      onSubmit={submit}
      fetchLatestRecord={fetchLatestRecord}
      session={session}
      canVerify={canVerify}
      danger={danger}
      intro={
        <>
          {text !== null && <p>{text}</p>}
          {alertPanel}
        </>
      }
    />
  );
}
