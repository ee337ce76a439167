import { useCallback, useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import type { Scope } from '../../dataProvider';
import type { RecordForm, Resource } from '../config/types';
import { formTexts } from '../i18n/es/form';
import { useText } from '../i18n/useText';
import { LoadFailed } from '../ui/LoadFailed';
import { DeclaredForm } from './DeclaredForm';
import { initialValues } from './initialValues';
import { OutcomePanel } from './OutcomePanel';
import { useEdited } from './useEdited';
import { useFormSession } from './useFormSession';
import { useRecordForm } from './useRecordForm';

interface PlacedFormProps {
  resource: Resource;
  form: RecordForm;
  /** What stands over it. */
  title: string;
  /** Its row; undefined: a new one is created. */
  record: RaRecord | undefined;
  /** The record in whose page it stands. */
  parent: RaRecord | undefined;
  /** Gets the id that the host said; what follows is up to the page. */
  onSaved: (id: unknown) => void;
  /** Leads to another address, which asks where something was typed. */
  onClose: () => void;
}

/** A create or edit form as a part of a page, at an address of its own. */
export default function PlacedForm(props: PlacedFormProps) {
  const { resource, form, title, record, parent, onSaved, onClose } = props;
  const t = useText();
  const { isRowWhole } = resource.api;
  const { record: read, error, retry } = useEdited(resource, isRowWhole ? undefined : record?.id);
  const edited = isRowWhole ? record : read;
  const session = useFormSession({
    place: {
      resource: resource.name,
      form: record ? 'edit' : 'create',
      id: String(record?.id ?? (parent ? `in ${parent.id}` : '')),
      title,
      reopens: 'page',
    },
    warn: form.warn,
    onClose,
  });
  const saved = useCallback(({ result }: Scope) => onSaved(idIn(result)), [onSaved]);
  const { write, stayed, readNow } = useRecordForm({
    resource,
    form,
    record: edited,
    parent,
    onSaved: saved,
    isInner: true,
  });
  const { fields } = form;
  const initial = useMemo(
    () => (record ? undefined : initialValues(fields, { id: '', parent }, parent)),
    [record, fields, parent],
  );
  if (record && !edited)
    return error ? (
      <LoadFailed text={t(form.loadError)} error={error} onRetry={retry} />
    ) : (
      <div className="form-body form-skeleton skeleton" role="status" aria-label={formTexts.loading} />
    );
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
      intro={<OutcomePanel outcome={stayed} resource={resource} />}
      // What is left is asked about where pages are left.
      session={{ ...session, cancel: session.close }}
    />
  );
}

const idIn = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'id' in result ? result.id : undefined;
