import { useCallback, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Scope } from '../../dataProvider';
import type { ListScopeValue } from '../writes/ListScope';
import type { Form, Resource } from '../config/types';
import { forgetDraft } from '../drafts/openForms';
import { useDraftPlace } from '../drafts/useDraftPlace';
import { useText } from '../i18n/useText';
import { LoadFailed } from '../ui/LoadFailed';
import { useRecord } from '../records/useRecord';
import { DeclaredForm } from './DeclaredForm';
import { FormPanel } from './FormPanel';
import { formTitle } from './formTitle';
import { OfferDialog } from './OfferDialog';
import { useRecordForm } from './useRecordForm';
import { useWarning } from './useWarning';

interface RecordPanelProps {
  resource: Resource;
  form: Form;
  /** undefined: a new one is created. */
  record: RaRecord | undefined;
  parent: RaRecord | undefined;
  list: ListScopeValue | undefined;
  /** Gets what was made in place of what the declaration says follows; the panel does not close itself then. */
  onCreated?: ((record: Readonly<Record<string, unknown>>) => void) | undefined;
  onClose: () => void;
}

/** A create or edit form in a drawer or modal. An edited record is read whole first: a row of a list holds less. */
export default function RecordPanel(props: RecordPanelProps) {
  const { resource, form, record, parent, list, onCreated, onClose } = props;
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
  const warning = useWarning(form.warn);
  const [done, setDone] = useState<Scope>();
  const onSaved = useCallback(
    (saved: Scope) => {
      forgetDraft(draft);
      if (onCreated) onCreated(saved.result as Readonly<Record<string, unknown>>);
      else if (form.offer) setDone(saved);
      else onClose();
    },
    [draft, form.offer, onCreated, onClose],
  );
  const isInner = onCreated !== undefined;
  const submit = useRecordForm({ resource, form, record: edited, parent, list, onSaved, isInner });
  const waiting = record !== undefined && edited === undefined;
  if (done && form.offer) return <OfferDialog offer={form.offer} scope={done} onClose={onClose} />;
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
          <>
            <DeclaredForm
              items={form.items}
              fields={form.fields}
              record={edited}
              context={edited ?? parent}
              submitLabel={t(form.submit ?? (record ? 'form.save' : 'form.create'))}
              cancelLabel={t('form.cancel')}
              onlyWhenChanged={form.onlyWhenChanged}
              onSubmit={(values) => (warning.passes(values) ? submit(values) : Promise.resolve({}))}
              onCancel={close}
              onDirty={onDirty}
              draft={draft}
              onLeave={onClose}
            />
            {warning.dialog}
          </>
        );
      }}
    </FormPanel>
  );
}
