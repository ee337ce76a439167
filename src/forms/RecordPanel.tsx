import { useCallback, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Scope } from '../../dataProvider';
import type { ListScopeValue } from '../writes/ListScope';
import type { Panel, RecordForm, Resource } from '../config/types';
import { useText } from '../i18n/useText';
import { LoadFailed } from '../ui/LoadFailed';
import { DeclaredForm } from './DeclaredForm';
import { FormPanel } from './FormPanel';
import { formTitle } from './formTitle';
import { OfferDialog } from './OfferDialog';
import { OutcomePanel } from './OutcomePanel';
import { useEdited } from './useEdited';
import { useFormSession } from './useFormSession';
import { useRecordForm } from './useRecordForm';
import { formTexts } from '../i18n/es/form';

interface RecordPanelProps {
  resource: Resource;
  form: RecordForm;
  place: Panel;
  /** undefined: a new one is created. */
  record: RaRecord | undefined;
  parent: RaRecord | undefined;
  list: ListScopeValue | undefined;
  /** What a new one starts with besides the declared values, by field. */
  initial?: Readonly<Record<string, unknown>> | undefined;
  /** Gets what was made in place of what the declaration says follows; the panel does not close itself then. */
  onCreated?: ((record: Readonly<Record<string, unknown>>) => void) | undefined;
  onClose: () => void;
}

/** A create or edit form in a drawer or modal. An edited record is read whole first: a row of most lists holds less. */
export default function RecordPanel(props: RecordPanelProps) {
  const { resource, form, place, record, parent, list, initial, onCreated, onClose } = props;
  const t = useText();
  const { isRowWhole } = resource.api;
  const { record: read, error, retry } = useEdited(resource, isRowWhole ? undefined : record?.id);
  const edited = isRowWhole ? record : read;
  const title = formTitle(form, resource, record, t);
  const session = useFormSession({
    place: {
      resource: resource.name,
      form: record ? 'edit' : 'create',
      id: String(record?.id ?? (parent ? `in ${parent.id}` : '')),
      title,
      reopens: parent ? 'byHand' : 'action',
    },
    warn: form.warn,
    asks: true,
    onClose,
  });
  const [done, setDone] = useState<Scope>();
  const onSaved = useCallback(
    (saved: Scope) => {
      if (onCreated) onCreated(saved.result as Readonly<Record<string, unknown>>);
      else if (form.offer) setDone(saved);
      else onClose();
    },
    [form.offer, onCreated, onClose],
  );
  const isInner = onCreated !== undefined;
  const {
    write: submit,
    stayed,
    readNow,
  } = useRecordForm({
    resource,
    form,
    record: edited,
    parent,
    list,
    onSaved,
    isInner,
  });
  const waiting = record !== undefined && edited === undefined;
  if (done && form.offer) return <OfferDialog offer={form.offer} scope={done} onClose={onClose} />;
  return (
    <FormPanel place={place} title={title} session={session}>
      {waiting && error ? (
        <LoadFailed text={t(form.loadError)} error={error} onRetry={retry} />
      ) : waiting ? (
        <div className="form-body form-skeleton skeleton" role="status" aria-label={formTexts.loading} />
      ) : (
        <DeclaredForm
          form={form}
          confirm={form.confirm}
          record={edited}
          initial={initial}
          context={edited ?? parent}
          parent={parent}
          submitLabel={t(form.submit)}
          cancelLabel={formTexts.cancel}
          onSubmit={submit}
          readNow={readNow}
          intro={<OutcomePanel outcome={stayed} resource={resource} />}
          session={session}
        />
      )}
    </FormPanel>
  );
}
