import { useMemo, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { Scope } from '../../../dataProvider';
import type { PromptForm, Field, DialogPlacement } from '../../config/types';
import { splitPath } from '../../config/values/readPath';
import type { DraftTarget } from '../../drafts/drafts';
import { useTranslateText } from '../../i18n/useTranslateText';
import { TextAboutRecord } from '../../fields/titles/TextAboutRecord';
import { useResources } from '../../queries/console/consoleHooks';
import { LoadError } from '../../ui/feedback/LoadError';
import type { DeclaredMutation } from '../../mutations/submit/declaredMutation';
import { DeclaredForm } from '../form/DeclaredForm';
import { FormPanel } from './FormPanel';
import { FormSkeleton } from './FormSkeleton';
import { getInitialValues } from '../form/getInitialValues';
import { useFormSession, type FormSession } from '../submit/useFormSession';
import { useLoadedRecord } from './useLoadedRecord';
import { formTexts } from '../../i18n/messages/form';

interface ActionFormProps {
  form: PromptForm;
  placement: DialogPlacement;
  record: RaRecord | undefined;
  /** Record in whose tab the action is. */
  parent: RaRecord | undefined;
  /** Title of the action's record. */
  recordTitle: string;
  /** Number of selected records. */
  selectedCount: number;
  /** Write that the form submits; the form adds the data that it loaded to the scope. */
  mutation: DeclaredMutation;
  /** Resource of the action, id of the run and its scope: input for what the form loads. */
  resource: string;
  runId: string;
  scope: Scope;
  /** Storage target of the draft; the form provides the title. */
  draftTarget: Omit<DraftTarget, 'title'>;
  /** True if the action is dangerous. */
  danger: boolean;
  /** Shown below the text. */
  details?: ReactNode;
  onClose: () => void;
}

/** Renders the form of an action. Its fields belong to the action; conditions may use the record. */
export default function ActionForm(props: ActionFormProps) {
  const { form, placement, draftTarget, onClose } = props;
  const t = useTranslateText();
  const resource = useResources().get(props.resource);
  const args = { name: props.recordTitle, smart_count: props.selectedCount };
  const title = t(form.title, args);
  const session = useFormSession({ draftTarget: { ...draftTarget, title }, confirmClose: true, onClose });
  const fieldProps = { ...props, session, text: form.text === null ? null : t(form.text, args) };
  return (
    <FormPanel
      placement={placement}
      title={<TextAboutRecord text={title} resource={resource} record={props.record} />}
      session={session}
    >
      {form.load ? <LoadedFields {...fieldProps} load={form.load} /> : <ActionFields {...fieldProps} />}
    </FormPanel>
  );
}

interface FieldsProps extends ActionFormProps {
  session: FormSession;
  text: string | null;
}

/** Renders the fields when their record has loaded, or the host has answered that there is none. */
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
  // The initial values stay; later reads are compared with the user's input.
  if (data !== undefined)
    return <ActionFields {...props} loaded={data} fetchLatestRecord={data ? fetchLatestRecord : undefined} />;
  if (error && !isFetching) return <LoadError text={t(load.error)} error={error} onRetry={refetch} />;
  return <FormSkeleton />;
}

/** Returns the record members that the fields read. */
const getSourceMembers = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ source, alternativeSources }) =>
    [source, ...alternativeSources].map((path) => splitPath(path)[0] ?? path),
  );

/** `loaded`: null if the host has no record; undefined if nothing is loaded. */
function ActionFields({
  loaded,
  fetchLatestRecord,
  ...props
}: FieldsProps & {
  loaded?: RaRecord | null;
  fetchLatestRecord?: (() => Promise<RaRecord | undefined>) | undefined;
}) {
  const { form, record, parent, session, text, danger, details, mutation } = props;
  const t = useTranslateText();
  const initialRecord = useMemo(() => (loaded ? { ...loaded, $loaded: loaded } : undefined), [loaded]);
  const context = useMemo(
    () => (loaded === undefined ? record : { id: '', ...record, $loaded: loaded }),
    [record, loaded],
  );
  const scope = loaded === undefined ? mutation.scope : { ...mutation.scope, $loaded: loaded };
  return (
    <DeclaredForm
      form={form}
      record={initialRecord}
      context={context}
      parent={parent}
      submitLabel={t(form.submitLabel)}
      cancelLabel={formTexts.cancel}
      initialValues={initialRecord ? undefined : getInitialValues(form.fields, record, parent)}
      mutation={{ ...mutation, scope, fetchLatestRecord }}
      session={session}
      danger={danger}
      intro={
        <>
          {text !== null && <p>{text}</p>}
          {details}
        </>
      }
    />
  );
}
