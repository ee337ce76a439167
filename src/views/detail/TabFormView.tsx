import { useCallback, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { RaRecord } from 'ra-core';
import type { Resource, TabForm } from '../../config/types';
import { useFieldLoading } from '../../fields/FieldsLoading';
import { useText } from '../../i18n/useText';
import { jsonEqual } from '../../lib/equal';
import { CodedPart } from '../../parts/CodedPart';
import { useMay } from '../../session/useMay';
import { DeclaredForm } from '../../forms/DeclaredForm';
import { Insisting } from '../../forms/Insisting';
import { OutcomePanel } from '../../forms/OutcomePanel';
import { useFormSession } from '../../forms/useFormSession';
import { useRecordForm } from '../../forms/useRecordForm';
import { DetailHeader } from './DetailHeader';
import { detailTexts } from './texts';

interface TabFormViewProps {
  form: TabForm;
  resource: Resource;
  record: RaRecord;
}

/** A form in a tab: saves in place; cancel puts the loaded values back (CLIENT-35..CLIENT-41). */
export default function TabFormView({ form, resource, record }: TabFormViewProps) {
  const t = useText();
  const may = useMay();
  const { base, hold, restart, onSaved } = useBase(record);
  const session = useFormSession({
    place: {
      resource: resource.name,
      // Several forms may stand in the tabs of a record: a form is what it asks for.
      form: `tab ${form.fields.map(({ name }) => name).join(' ')}`,
      id: String(record.id),
      title: '',
      reopens: 'page',
    },
    onClose: restart,
  });
  const { write: submit, stayed, question, readNow } = useRecordForm({ resource, form, record, onSaved });
  if (!may(form.access)) {
    return (
      <div className="card">
        <DetailHeader resource={resource} fields={form.fields} record={record} />
      </div>
    );
  }
  return (
    <div className="card form-page">
      <DeclaredForm
        key={base.run}
        form={form}
        confirm={form.confirm}
        record={base.record}
        submitLabel={t(form.submit)}
        cancelLabel={t(form.cancel)}
        cancelRestores
        sameWhen={form.sameWhen}
        onSubmit={submit}
        readNow={readNow}
        intro={
          <>
            <OutcomePanel outcome={stayed} resource={resource} />
            <Insisting question={question} />
          </>
        }
        session={session}
        current={record}
        aside={
          <>
            <Held onHeld={hold} />
            {form.preview !== null && <Preview id={form.preview} title={detailTexts.preview_broken} />}
          </>
        }
      />
    </div>
  );
}

/**
 * The record that the form started from. What is read again while somebody types must not replace what was typed: the
 * form starts again only on cancel, and once what it saved has come back, unless somebody went on typing meanwhile.
 */
function useBase(record: RaRecord) {
  const [base, setBase] = useState({ record, run: 0 });
  const held = useRef<unknown>(undefined);
  const hold = useCallback((values: unknown) => {
    held.current = values;
  }, []);
  const saved = useRef<{ values: unknown }>(undefined);
  useEffect(() => {
    if (!saved.current || record === base.record) return;
    const isAsSaved = jsonEqual(held.current, saved.current.values);
    saved.current = undefined;
    if (isAsSaved) setBase(({ run }) => ({ record, run: run + 1 }));
  }, [record, base.record]);
  const restart = useCallback(() => setBase(({ run }) => ({ record, run: run + 1 })), [record]);
  const onSaved = useCallback(() => {
    saved.current = { values: held.current };
  }, []);
  return { base, hold, restart, onSaved };
}

/** Tells what the form around it holds now. */
function Held({ onHeld }: { onHeld: (values: unknown) => void }) {
  const values: unknown = useWatch();
  useEffect(() => onHeld(values), [onHeld, values]);
  return null;
}

function Preview({ id, title }: { id: string; title: string }) {
  const values = useWatch() as Record<string, unknown>;
  return (
    <CodedPart
      kind="preview"
      id={id}
      given={{ values }}
      missing={null}
      broken={title}
      loading={<PreviewAwaited />}
    />
  );
}

/** Nothing is sent before the preview is there: it would move the button away while somebody presses it. */
function PreviewAwaited() {
  useFieldLoading();
  return null;
}
