import type { RaRecord } from 'ra-core';
import type { Scope } from '../../../dataProvider';
import type { RecordForm, Resource } from '../../config/types';
import type { DraftTarget } from '../../drafts/drafts';
import { formTexts } from '../../i18n/messages/form';
import { useTranslateText } from '../../i18n/useTranslateText';
import { LoadError } from '../../ui/feedback/LoadError';
import type { ListActions } from '../../mutations/list/ListActionsContext';
import { DeclaredForm } from '../form/DeclaredForm';
import { FormSkeleton } from '../panels/FormSkeleton';
import { useFreshRecord } from './useFreshRecord';
import type { FormSession } from '../submit/useFormSession';
import { useRecordMutation } from './useRecordMutation';

interface RecordFormBodyProps {
  resource: Resource;
  form: RecordForm;
  /** Its row; undefined for a new record. */
  record: RaRecord | undefined;
  /** Record whose page contains the form. */
  parent: RaRecord | undefined;
  list?: ListActions | undefined;
  /** Initial values of a new record by field, besides the declared ones. */
  initialValues: Readonly<Record<string, unknown>> | undefined;
  session: FormSession;
  /** Closes the form. Called after the host's success response, with the sent values and the response. */
  onSaved: (savedScope: Scope) => void;
  /** True if the declared effects do not run. */
  isInner: boolean;
}

/**
 * Content of a create or edit form. An edited record is fetched in full first, because rows of most lists have fewer
 * members.
 */
export function RecordFormBody(props: RecordFormBodyProps) {
  const { resource, form, record, parent, list, initialValues, session, onSaved, isInner } = props;
  const t = useTranslateText();
  const { isRowComplete } = resource.api;
  const {
    record: fullRecord,
    error,
    refetch,
  } = useFreshRecord(resource, isRowComplete ? undefined : record?.id);
  const editedRecord = isRowComplete ? record : fullRecord;
  const options = { resource, form, record: editedRecord, parent, list, onSaved, isInner };
  const mutation = useRecordMutation(options);
  if (record && !editedRecord)
    return error ? <LoadError text={t(form.loadError)} error={error} onRetry={refetch} /> : <FormSkeleton />;
  return (
    <DeclaredForm
      form={form}
      warn={form.warn}
      confirm={form.confirm}
      record={editedRecord}
      initialValues={initialValues}
      context={editedRecord ?? parent}
      parent={parent}
      submitLabel={t(form.submitLabel)}
      cancelLabel={formTexts.cancel}
      mutation={mutation}
      intro={form.text !== null && <p className="muted">{t(form.text)}</p>}
      session={session}
    />
  );
}

/** Returns the draft target of a form: the edited record, or for a new one the record whose page it is on. */
export const getRecordDraftTarget = (
  { name }: Resource,
  record: RaRecord | undefined,
  parent: RaRecord | undefined,
): Pick<DraftTarget, 'resource' | 'form' | 'id'> => ({
  resource: name,
  form: record ? 'edit' : 'create',
  id: String(record?.id ?? (parent ? `in ${parent.id}` : '')),
});
