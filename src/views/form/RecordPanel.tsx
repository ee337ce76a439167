import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import type { ListScopeValue } from '../../actions/ListScope';
import type { Form, Resource } from '../../config/types';
import { forgetDraft } from '../../drafts/openForms';
import { useDraftPlace } from '../../drafts/useDraftPlace';
import { useText } from '../../fields/useText';
import { LoadFailed } from '../LoadFailed';
import { useRecord } from '../detail/useRecord';
import { DeclaredForm } from './DeclaredForm';
import { FormPanel } from './FormPanel';
import { formTitle } from './formTitle';
import { useRecordForm } from './useRecordForm';

interface RecordPanelProps {
  resource: Resource;
  form: Form;
  /** undefined: a new one is created. */
  record: RaRecord | undefined;
  parent: RaRecord | undefined;
  list: ListScopeValue | undefined;
  onClose: () => void;
}

/** A create or edit form in a drawer or modal. An edited record is read whole first: a row of a list holds less. */
export default function RecordPanel({ resource, form, record, parent, list, onClose }: RecordPanelProps) {
  const t = useText();
  const whole = useRecord(resource, record?.id);
  const edited = record === undefined ? undefined : whole.record;
  const title = formTitle(form, resource, record, t);
  const draft = useDraftPlace({
    resource: resource.name,
    form: record ? 'edit' : 'create',
    id: String(record?.id ?? (parent ? `in ${parent.id}` : '')),
    title,
    reopens: parent ? 'byHand' : 'action',
  });
  const onSaved = useCallback(() => {
    forgetDraft(draft);
    onClose();
  }, [draft, onClose]);
  const submit = useRecordForm({ resource, form, record: edited, parent, list, onSaved });
  const waiting = record !== undefined && edited === undefined;
  return (
    <FormPanel
      in={form.in === 'modal' ? 'modal' : 'drawer'}
      width={form.width}
      title={title}
      onClose={onClose}
      onDiscard={() => forgetDraft(draft)}
    >
      {({ close, onDirty }) => {
        if (waiting && whole.error)
          return (
            <LoadFailed
              text={t(form.loadError ?? 'form.load_error')}
              error={whole.error}
              onRetry={whole.retry}
            />
          );
        if (waiting)
          return (
            <div className="form-body form-skeleton skeleton" role="status" aria-label={t('list.loading')} />
          );
        return (
          <DeclaredForm
            items={form.items}
            fields={form.fields}
            record={edited}
            context={edited ?? parent}
            submitLabel={t(form.submit ?? (record ? 'form.save' : 'form.create'))}
            cancelLabel={t('form.cancel')}
            onlyWhenChanged={form.onlyWhenChanged}
            onSubmit={submit}
            onCancel={close}
            onDirty={onDirty}
            draft={draft}
            onLeave={onClose}
          />
        );
      }}
    </FormPanel>
  );
}
