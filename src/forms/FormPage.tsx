import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { RecordForm, Resource } from '../config/types';
import { useText } from '../i18n/useText';
import { NotFound } from '../ui/NotFound';
import { LoadFailed } from '../ui/LoadFailed';
import { Page } from '../ui/Page';
import { DeclaredForm } from './DeclaredForm';
import { formTitle } from './formTitle';
import { Insisting } from './Insisting';
import { OutcomePanel } from './OutcomePanel';
import { useEdited } from './useEdited';
import { useFormSession } from './useFormSession';
import { useFreshFocus } from './useFreshFocus';
import { useRecordForm } from './useRecordForm';
import { formTexts } from '../i18n/es/form';

/** A create or edit form on a page of its own: /{route}/create, /{route}/{id}/edit. */
export default function FormPage({
  resource,
  form,
  isNew,
}: {
  resource: Resource;
  form: RecordForm;
  isNew: boolean;
}) {
  const t = useText();
  const navigate = useNavigate();
  const { id, prefill } = useParams();
  const { key, search } = useLocation();
  const card = useFreshFocus(key);
  const { record, error, isMissing, retry } = useEdited(resource, isNew ? undefined : id);
  const title = formTitle(form, resource, record, t);
  const back = `/admin/${resource.route}`;
  const session = useFormSession({
    place: {
      resource: resource.name,
      form: isNew ? 'create' : 'edit',
      id: isNew ? '' : String(id),
      title,
      reopens: 'page',
    },
    warn: form.warn,
    onClose: () => void navigate(record ? `${back}/${encodeURIComponent(String(record.id))}` : back),
  });
  const {
    write: submit,
    stayed,
    question,
    readNow,
  } = useRecordForm({ resource, form, record, onSaved: stayHere });
  if (isMissing) return <NotFound backTo={back} backLabel={t(resource.label.many)} />;
  if (error) return <LoadFailed text={t(form.loadError)} error={error} onRetry={retry} />;
  if (!isNew && !record)
    return <div className="skeleton page-skeleton" role="status" aria-label={formTexts.loading} />;
  const start = startOf(form, prefill, search);
  return (
    <Page title={title}>
      <div ref={card} className="card form-page">
        <DeclaredForm
          key={key}
          initial={start}
          checkFirst={start && (form.prefill ?? undefined)}
          form={form}
          confirm={form.confirm}
          record={record}
          submitLabel={t(form.submit)}
          cancelLabel={formTexts.cancel}
          onSubmit={submit}
          readNow={readNow}
          intro={
            <>
              <OutcomePanel outcome={stayed} resource={resource} />
              <Insisting question={question} />
            </>
          }
          // What is left is asked about where pages are left.
          session={{ ...session, cancel: session.close }}
        />
      </div>
    </Page>
  );
}

/** What follows a save leads away from the page. */
const stayHere = (): void => undefined;

/** What the address says of a field of the form (`prefill` of a declaration). */
function startOf(
  form: RecordForm,
  inPath: string | undefined,
  search: string,
): Record<string, string> | undefined {
  if (form.prefill === null) return undefined;
  const value = inPath ?? new URLSearchParams(search).get(form.prefill);
  return value ? { [form.prefill]: value } : undefined;
}
