import { useCallback, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { RaRecord } from 'ra-core';
import type { Field, Resource, TabForm } from '../../config/types';
import { readValue } from '../../fields/core/readValue';
import { useRegisterLoading } from '../../fields/formContext/FieldsLoadingContext';
import { useTranslateText } from '../../i18n/useTranslateText';
import { isJsonEqual } from '../../lib/isJsonEqual';
import { ExtensionSlot } from '../../extensions/ExtensionSlot';
import { useCanAccess } from '../../session/access/useCanAccess';
import { DeclaredForm } from '../../forms/form/DeclaredForm';
import { useFormSession } from '../../forms/submit/useFormSession';
import { useRecordMutation } from '../../forms/record/useRecordMutation';
import { FieldList } from '../fieldList/FieldList';
import { isEntering } from '../live/isEntering';
import { showTexts } from '../texts';

interface TabFormViewProps {
  form: TabForm;
  resource: Resource;
  record: RaRecord;
}

/** A form in a tab: saves in place; cancel restores the loaded values. */
export default function TabFormView({ form, resource, record }: TabFormViewProps) {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const { base: baseRecord, hold, restart, onSaved } = useFormBaseRecord(record, form.fields);
  const session = useFormSession({
    draftTarget: {
      resource: resource.name,
      // The tabs of a record may contain several forms: their fields identify them.
      form: `tab ${form.fields.map(({ name }) => name).join(' ')}`,
      id: String(record.id),
      title: '',
      reopens: 'page',
    },
    onClose: restart,
  });
  const mutation = useRecordMutation({ resource, form, record, onSaved });
  if (!canAccess(form.access)) {
    return (
      <div className="card">
        <FieldList resource={resource} fields={form.fields} record={record} />
      </div>
    );
  }
  return (
    <div className="card form-page">
      <DeclaredForm
        key={baseRecord.version}
        form={form}
        confirm={form.confirm}
        record={baseRecord.record}
        submitLabel={t(form.submitLabel)}
        cancelLabel={t(form.cancelLabel)}
        cancelRestores
        unchangedWhen={form.unchangedWhen}
        mutation={mutation}
        session={session}
        current={record}
        aside={
          <>
            <FormValuesTracker onChange={hold} />
            {form.preview !== null && <Preview id={form.preview} title={showTexts.preview_broken} />}
          </>
        }
      />
    </div>
  );
}

/**
 * Returns the record that the form started from. A refetch must not overwrite typed values. The form resets on cancel, when the
 * saved record has been refetched unless the user has continued to type, and when its values have changed at the host while the
 * user enters nothing.
 */
function useFormBaseRecord(record: RaRecord, fields: readonly Field[]) {
  const [baseRecord, setBaseRecord] = useState({ record, version: 0 });
  const currentValues = useRef<unknown>(undefined);
  const trackValues = useCallback((values: unknown) => {
    currentValues.current = values;
  }, []);
  const savedValues = useRef<{ values: unknown }>(undefined);
  useEffect(() => {
    if (record === baseRecord.record) return;
    const saved = savedValues.current;
    savedValues.current = undefined;
    const mayReset = saved
      ? isJsonEqual(currentValues.current, saved.values)
      : !isEntering() &&
        fields.some((field) => !isJsonEqual(readValue(field, record), readValue(field, baseRecord.record)));
    if (mayReset) setBaseRecord(({ version }) => ({ record, version: version + 1 }));
  }, [record, baseRecord.record, fields]);
  const restart = useCallback(
    () => setBaseRecord(({ version }) => ({ record, version: version + 1 })),
    [record],
  );
  const onSaved = useCallback(() => {
    savedValues.current = { values: currentValues.current };
  }, []);
  return { base: baseRecord, hold: trackValues, restart, onSaved };
}

/** Reports the current values of the enclosing form. */
function FormValuesTracker({ onChange }: { onChange: (values: unknown) => void }) {
  const values: unknown = useWatch();
  useEffect(() => onChange(values), [onChange, values]);
  return null;
}

function Preview({ id, title }: { id: string; title: string }) {
  const values = useWatch() as Record<string, unknown>;
  return (
    <ExtensionSlot
      kind="preview"
      id={id}
      extensionProps={{ values }}
      missingMessage={null}
      errorText={title}
      fallback={<PreviewLoading />}
    />
  );
}

/** Blocks submit until the preview has loaded: it would move the button while the user presses it. */
function PreviewLoading() {
  useRegisterLoading();
  return null;
}
