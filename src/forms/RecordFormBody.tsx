import type { RaRecord } from 'ra-core';
import type { Scope } from '../../dataProvider';
import type { RecordForm, Resource } from '../config/types';
import type { DraftPlace } from '../drafts/drafts';
import { formTexts } from '../i18n/es/form';
import { useText } from '../i18n/useText';
import { LoadFailed } from '../ui/LoadFailed';
import type { ListScopeValue } from '../writes/ListScope';
import { DeclaredForm } from './DeclaredForm';
import { FormSkeleton } from './FormSkeleton';
import { Insisting } from './Insisting';
import { OutcomePanel } from './OutcomePanel';
import { useEdited } from './useEdited';
import type { FormSession } from './useFormSession';
import { useRecordForm } from './useRecordForm';

interface RecordFormBodyProps {
  resource: Resource;
  form: RecordForm;
  /** Its row; undefined: a new one is created. */
  record: RaRecord | undefined;
  /** The record in whose page it stands. */
  parent: RaRecord | undefined;
  list?: ListScopeValue | undefined;
  /** What a new one starts with besides the declared values, by field. */
  initial: Readonly<Record<string, unknown>> | undefined;
  session: FormSession;
  /** Closes the form; called once the host said yes, with what was sent and answered. */
  onSaved: (done: Scope) => void;
  /** What the declaration says follows does not follow. */
  isInner: boolean;
}

/** The inside of a create or edit form. An edited record is read whole first: a row of most lists holds less. */
export function RecordFormBody(props: RecordFormBodyProps) {
  const { resource, form, record, parent, list, initial, session, onSaved, isInner } = props;
  const t = useText();
  const { isRowWhole } = resource.api;
  const { record: read, error, retry } = useEdited(resource, isRowWhole ? undefined : record?.id);
  const edited = isRowWhole ? record : read;
  const options = { resource, form, record: edited, parent, list, onSaved, isInner };
  const { write, stayed, question, readNow } = useRecordForm(options);
  if (record && !edited)
    return error ? <LoadFailed text={t(form.loadError)} error={error} onRetry={retry} /> : <FormSkeleton />;
  return (
    <DeclaredForm
      form={form}
      confirm={form.confirm}
      record={edited}
      initial={initial}
      context={edited ?? parent}
      parent={parent}
      submitLabel={t(form.submit)}
      cancelLabel={formTexts.cancel}
      onSubmit={write}
      readNow={readNow}
      intro={
        <>
          {form.text !== null && <p className="muted">{t(form.text)}</p>}
          <OutcomePanel outcome={stayed} resource={resource} />
          <Insisting question={question} />
        </>
      }
      session={session}
    />
  );
}

/** Where what is typed into it is kept: by the record that is edited, or by the one in whose page a new one is made. */
export const draftPlaceOf = (
  { name }: Resource,
  record: RaRecord | undefined,
  parent: RaRecord | undefined,
): Pick<DraftPlace, 'resource' | 'form' | 'id'> => ({
  resource: name,
  form: record ? 'edit' : 'create',
  id: String(record?.id ?? (parent ? `in ${parent.id}` : '')),
});
