import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { RecordForm, Resource } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { NotFound } from '../../ui/page/NotFound';
import { LoadError } from '../../ui/feedback/LoadError';
import { Page } from '../../ui/page/Page';
import { DeclaredForm } from '../form/DeclaredForm';
import { BatchButton } from './BatchButton';
import { getFormTitle } from './formTitle';
import { useFreshRecord } from './useFreshRecord';
import { useFormSession } from '../submit/useFormSession';
import { useFocusOnReset } from '../form/useFocusOnReset';
import { useRecordMutation } from './useRecordMutation';
import { formTexts } from '../../i18n/messages/form';

/** Create or edit form on its own page: /{route}/create, /{route}/{id}/edit. */
export default function RecordFormPage({
  resource,
  form,
  isNew,
}: {
  resource: Resource;
  form: RecordForm;
  isNew: boolean;
}) {
  const t = useTranslateText();
  const navigate = useNavigate();
  const { id, prefill } = useParams();
  const { key, search } = useLocation();
  const cardRef = useFocusOnReset(key);
  const { record, error, isNotFound, refetch } = useFreshRecord(resource, isNew ? undefined : id);
  const title = getFormTitle(form, resource, record, t);
  const backTo = `/admin/${resource.route}`;
  const session = useFormSession({
    draftTarget: {
      resource: resource.name,
      form: isNew ? 'create' : 'edit',
      id: isNew ? '' : String(id),
      title,
      reopens: 'page',
    },
    onClose: () => void navigate(record ? `${backTo}/${encodeURIComponent(String(record.id))}` : backTo),
  });
  const mutation = useRecordMutation({ resource, form, record, onSaved: noop });
  if (isNotFound) return <NotFound backTo={backTo} backLabel={t(resource.label.many)} />;
  if (error) return <LoadError text={t(form.loadError)} error={error} onRetry={refetch} />;
  if (!isNew && !record)
    return <div className="skeleton page-skeleton" role="status" aria-label={formTexts.loading} />;
  const prefillValues = getPrefillValues(form, prefill, search);
  return (
    <Page
      title={title}
      actions={isNew && form.batch && <BatchButton resource={resource} batch={form.batch} />}
    >
      <div ref={cardRef} className="card form-page">
        <DeclaredForm
          key={key}
          initialValues={prefillValues}
          validateOnMountField={prefillValues && (form.prefill ?? undefined)}
          form={form}
          warn={form.warn}
          confirm={form.confirm}
          record={record}
          submitLabel={t(form.submitLabel)}
          cancelLabel={formTexts.cancel}
          mutation={mutation}
          // The navigation guard asks about unsaved input.
          session={{ ...session, cancel: session.close }}
        />
      </div>
    </Page>
  );
}

/** The effects of a save leave the page, so nothing has to close. */
const noop = (): void => undefined;

/** Returns initial field values from the URL (`prefill` of a declaration). */
function getPrefillValues(
  form: RecordForm,
  pathValue: string | undefined,
  search: string,
): Record<string, string> | undefined {
  if (form.prefill === null) return undefined;
  const value = pathValue ?? new URLSearchParams(search).get(form.prefill);
  return value ? { [form.prefill]: value } : undefined;
}
