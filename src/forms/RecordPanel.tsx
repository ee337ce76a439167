import { useCallback, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Scope } from '../../dataProvider';
import type { ListScopeValue } from '../writes/ListScope';
import type { Panel, RecordForm, Resource } from '../config/types';
import { useText } from '../i18n/useText';
import { FormPanel } from './FormPanel';
import { formTitle } from './formTitle';
import { OfferDialog } from './OfferDialog';
import { draftPlaceOf, RecordFormBody } from './RecordFormBody';
import { useFormSession } from './useFormSession';

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

/** A create or edit form in a drawer or modal. */
export default function RecordPanel(props: RecordPanelProps) {
  const { resource, form, place, record, parent, list, initial, onCreated, onClose } = props;
  const t = useText();
  const title = formTitle(form, resource, record, t, parent);
  const session = useFormSession({
    place: {
      ...draftPlaceOf(resource, record, parent),
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
  if (done && form.offer) return <OfferDialog offer={form.offer} scope={done} onClose={onClose} />;
  return (
    <FormPanel place={place} title={title} session={session}>
      <RecordFormBody
        resource={resource}
        form={form}
        record={record}
        parent={parent}
        list={list}
        initial={initial}
        session={session}
        onSaved={onSaved}
        isInner={onCreated !== undefined}
      />
    </FormPanel>
  );
}
