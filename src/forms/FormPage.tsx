import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Form, Resource } from '../config/types';
import { forgetDraft } from '../drafts/openForms';
import { useDraftPlace } from '../drafts/useDraftPlace';
import { useText } from '../i18n/useText';
import { NotFound } from '../ui/NotFound';
import { LoadFailed } from '../ui/LoadFailed';
import { Page } from '../ui/Page';
import { useRecord } from '../records/useRecord';
import { DeclaredForm } from './DeclaredForm';
import { formTitle } from './formTitle';
import { useRecordForm } from './useRecordForm';
import { useWarning } from './useWarning';

/** A create or edit form on a page of its own: /{route}/create, /{route}/{id}/edit. */
export default function FormPage({
  resource,
  form,
  isNew,
}: {
  resource: Resource;
  form: Form;
  isNew: boolean;
}) {
  const t = useText();
  const navigate = useNavigate();
  const { id, prefill } = useParams();
  const { key, search } = useLocation();
  const { record, error, isMissing, retry } = useRecord(resource, isNew ? undefined : id);
  const title = formTitle(form, resource, record, t);
  const draft = useDraftPlace({
    resource: resource.name,
    form: isNew ? 'create' : 'edit',
    id: isNew ? '' : String(id),
    title,
    reopens: 'page',
  });
  const onSaved = useCallback(() => forgetDraft(draft), [draft]);
  const warning = useWarning(form.warn);
  const submit = useRecordForm({ resource, form, record, onSaved });
  const back = `/admin/${resource.route}`;
  if (isMissing) return <NotFound backTo={back} backLabel={t(resource.label.many)} />;
  if (error)
    return <LoadFailed text={t(form.loadError ?? 'form.load_error')} error={error} onRetry={retry} />;
  if (!isNew && !record)
    return <div className="skeleton page-skeleton" role="status" aria-label={t('list.loading')} />;
  return (
    <Page title={title}>
      <div className="card form-page">
        <DeclaredForm
          key={key}
          initial={startOf(form, prefill, search)}
          items={form.items}
          fields={form.fields}
          record={record}
          submitLabel={t(form.submit ?? (isNew ? 'form.create' : 'form.save'))}
          cancelLabel={t('form.cancel')}
          onlyWhenChanged={form.onlyWhenChanged}
          onSubmit={(values) => (warning.passes(values) ? submit(values) : Promise.resolve({}))}
          onCancel={() => {
            forgetDraft(draft);
            void navigate(record ? `${back}/${encodeURIComponent(String(record.id))}` : back);
          }}
          draft={draft}
        />
        {warning.dialog}
      </div>
    </Page>
  );
}

/** What the address says of a field of the form (`prefill` of a declaration). */
function startOf(form: Form, inPath: string | undefined, search: string): Record<string, string> | undefined {
  if (form.prefill === null) return undefined;
  const value = inPath ?? new URLSearchParams(search).get(form.prefill);
  return value ? { [form.prefill]: value } : undefined;
}
