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
  /** Heading of the form. */
  title: string;
  /** Its row; undefined for a new record. */
  record: RaRecord | undefined;
  /** Record whose page contains the form. */
  parent: RaRecord | undefined;
  /** Called with the id that the host returned; the page decides what follows. */
  onSaved: (id: unknown) => void;
  /** Navigates to another URL; the page asks first if the form is dirty. */
  onClose: () => void;
}

/** Create or edit form inside a page, with a URL of its own. */
export default function InlineRecordForm(props: InlineRecordFormProps) {
  const { resource, form, title, record, parent, onSaved, onClose } = props;
  const session = useFormSession({
    draftTarget: { ...getRecordDraftTarget(resource, record, parent), title, reopens: 'page' },
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
      // The navigation guard asks about unsaved input.
      session={{ ...session, cancel: session.close }}
      onSaved={useCallback(({ result }: Scope) => onSaved(getId(result)), [onSaved])}
      isInner
    />
  );
}

const getId = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'id' in result ? result.id : undefined;
