import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { RaRecord } from 'ra-core';
import type { Resource, TabForm } from '../../config/types';
import { useText } from '../../fields/useText';
import { lazyById } from '../../lib/lazyById';
import { previewTypes } from '../../previews/registry';
import { useMay } from '../../session/useMay';
import { TabBoundary } from '../../tabs/TabBoundary';
import { DeclaredForm } from '../form/DeclaredForm';
import { useRecordForm } from '../form/useRecordForm';
import { DetailHeader } from './DetailHeader';

interface TabFormViewProps {
  form: TabForm;
  resource: Resource;
  record: RaRecord;
}

/** A form in a tab: saves in place; cancel puts the loaded values back (CLIENT-35..CLIENT-41). */
export default function TabFormView({ form, resource, record }: TabFormViewProps) {
  const t = useText();
  const may = useMay();
  const { base, restart, onSaved } = useBase(record);
  const submit = useRecordForm({ resource, form, record, onSaved });
  if (!may(form.access ?? resource.access.edit)) {
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
        items={form.items}
        fields={form.fields}
        record={base.record}
        submitLabel={t(form.submit ?? 'form.save')}
        cancelLabel={t(form.cancel ?? 'form.cancel')}
        onlyWhenChanged
        onlyWhenValid
        cancelRestores
        sameWhen={form.sameWhen}
        onSubmit={submit}
        onCancel={restart}
        aside={form.preview === null ? undefined : <Preview id={form.preview} title={t('previews.broken')} />}
      />
    </div>
  );
}

/**
 * The record that the form started from. What is read again while somebody types must not replace what was typed: the
 * form starts again only on cancel, and once what it saved has come back.
 */
function useBase(record: RaRecord) {
  const [base, setBase] = useState({ record, run: 0 });
  const saved = useRef(false);
  useEffect(() => {
    if (!saved.current || record === base.record) return;
    saved.current = false;
    setBase(({ run }) => ({ record, run: run + 1 }));
  }, [record, base.record]);
  const restart = useCallback(() => setBase(({ run }) => ({ record, run: run + 1 })), [record]);
  const onSaved = useCallback(() => {
    saved.current = true;
  }, []);
  return { base, restart, onSaved };
}

const componentOf = lazyById(previewTypes);

function Preview({ id, title }: { id: string; title: string }) {
  const values = useWatch() as Record<string, unknown>;
  const Coded = componentOf(id);
  if (!Coded) return null;
  return (
    <TabBoundary title={title}>
      <Suspense fallback={null}>
        <Coded values={values} />
      </Suspense>
    </TabBoundary>
  );
}
