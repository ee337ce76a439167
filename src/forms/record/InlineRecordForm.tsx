import { useCallback, useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import type { Scope } from '../../../dataProvider';
import type { RecordForm, Resource } from '../../config/types';
import { getInitialValues } from '../form/getInitialValues';
import { getRecordDraftTarget, RecordFormBody } from './RecordFormBody';
import { useFormSession } from '../submit/useFormSession';

interface InlineRecordFormProps {
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
export default function InlineRecordForm(props: InlineRecordFormProps) {
  const { resource, form, title, record, parent, onSaved, onClose } = props;
  const session = useFormSession({
    draftTarget: { ...getRecordDraftTarget(resource, record, parent), title, reopens: 'page' },
    warn: form.warn,
    onClose,
  });
  const { fields } = form;
  const initialFormValues = useMemo(
    () => (record ? undefined : getInitialValues(fields, { id: '', parent }, parent)),
    [record, fields, parent],
  );
  return (
    <RecordFormBody
      resource={resource}
      form={form}
      record={record}
      parent={parent}
      initialValues={initialFormValues}
      // What is left is asked about where pages are left.
      session={{ ...session, cancel: session.close }}
      onSaved={useCallback(({ result }: Scope) => onSaved(getId(result)), [onSaved])}
      isInner
    />
  );
}

const getId = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'id' in result ? result.id : undefined;
