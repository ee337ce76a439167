import { lazy, Suspense } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { ActionButtons } from '../actions/ActionButtons';
import type { MasterDetailEntry, RecordForm, MasterDetail, Resource } from '../config/types';
import { getFormTitle } from '../forms/record/formTitle';
import { useTranslateText } from '../i18n/useTranslateText';
import { importWithRetry } from '../lib/lazy/importWithRetry';
import { hasId } from '../queries/list/hasId';
import { useCanAccess } from '../session/access/useCanAccess';
import { Icon } from '../ui/icon/Icon';
import { LoadError } from '../ui/feedback/LoadError';
import { EmptyState, Skeletons } from '../ui/feedback/states';
import { ListView } from '../list/ListView';
import { RecordPane } from './RecordPane';
import { masterDetailTexts } from './texts';
import type { MasterDetailRouting } from './useMasterDetailRoute';
import type { MasterRecords } from './useMasterRecords';
import type { useSelectAfterSave } from './useSelectAfterSave';

const InlineRecordForm = lazy(() => importWithRetry(() => import('../forms/record/InlineRecordForm')));

interface DetailPaneProps {
  panel: MasterDetail;
  resource: Resource;
  parent: RaRecord | undefined;
  routing: MasterDetailRouting;
  records: MasterRecords;
  selectAfterSave: ReturnType<typeof useSelectAfterSave>;
  /** The entry to open with. */
  initialEntry: MasterDetailEntry | undefined;
}

/** The pane beside the menu of a panel. Renders exactly one of its states. */
export function DetailPane(props: DetailPaneProps) {
  const { panel, resource, parent, routing, records, selectAfterSave, initialEntry } = props;
  const { route, getPath } = routing;
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const rootPath = getPath({ kind: 'start' });
  const entryPath = initialEntry && getPath({ kind: 'entry', key: initialEntry.key });
  if (selectAfterSave.isSelecting) return <PaneSkeleton />;
  if (route.kind === 'unknown') return <Navigate to={rootPath} replace />;
  if (route.kind === 'entry') {
    const entry = panel.entries.find(({ key }) => key === route.key);
    if (!entry || !canAccess(entry.access)) return <Navigate to={rootPath} replace />;
    return (
      <ListView key={entry.key} list={entry.list} {...(parent ? { parent } : {})} caption={t(entry.label)} />
    );
  }
  if (route.kind === 'create') {
    if (!resource.create || !canAccess(resource.access.create)) return <Navigate to={rootPath} replace />;
    return <FormPane {...props} form={resource.create} record={undefined} backTo={entryPath ?? rootPath} />;
  }
  const hasFailed = !records.data && records.error !== null && !records.isFetching;
  // Without records, the empty state with the create button is more useful than an entry.
  if (route.kind === 'start' && entryPath && (hasFailed || (records.data?.length ?? 0) > 0))
    return <Navigate to={entryPath} replace />;
  if (hasFailed)
    return (
      <div className="card">
        <LoadError text={t(panel.records.error)} error={records.error} onRetry={records.refetch} />
      </div>
    );
  const { data } = records;
  if (!data) return <PaneSkeleton />;
  if (route.kind === 'start') return <NoSelection {...props} rows={data} />;
  const record = data.find((candidate) => hasId(candidate) && String(candidate.id) === route.id);
  if (!record && records.isFetching) return <PaneSkeleton />;
  if (!record) return <MissingRecord />;
  const recordPath = getPath({ kind: 'record', id: route.id });
  if (route.kind === 'record')
    return (
      <section className="card panel-record" key={route.id}>
        <RecordPane panel={panel} resource={resource} row={record} parent={parent} />
      </section>
    );
  if (!resource.edit || !canAccess(resource.access.edit)) return <Navigate to={recordPath} replace />;
  return <FormPane key={route.id} {...props} form={resource.edit} record={record} backTo={recordPath} />;
}

const PaneSkeleton = () => (
  <div className="card">
    <Skeletons lines={6} />
  </div>
);

const MissingRecord = () => (
  <div className="card">
    <EmptyState title={masterDetailTexts.gone} text={masterDetailTexts.gone_text} />
  </div>
);

/** Shown without a selection: redirects to the first record, or shows that there are none and how to create one. */
function NoSelection({
  panel,
  resource,
  parent,
  routing,
  rows,
}: DetailPaneProps & { rows: readonly RaRecord[] }) {
  const t = useTranslateText();
  const firstRecord = rows.find(hasId);
  if (firstRecord)
    return <Navigate to={routing.getPath({ kind: 'record', id: String(firstRecord.id) })} replace />;
  const { empty, emptyText, emptyAction } = panel.records;
  const action = emptyAction ?? resource.actions.create;
  return (
    <div className="card">
      <EmptyState
        icon={<Icon name="list" size={24} />}
        title={rows.length > 0 ? masterDetailTexts.pick : t(empty)}
        text={emptyText === null ? undefined : t(emptyText)}
      >
        {action && <ActionButtons actions={[action]} resource={resource} parent={parent} />}
      </EmptyState>
    </div>
  );
}

interface FormPaneProps extends DetailPaneProps {
  form: RecordForm;
  record: RaRecord | undefined;
  /** Path to go to on close. */
  backTo: string;
}

function FormPane({ resource, parent, selectAfterSave, form, record, backTo }: FormPaneProps) {
  const t = useTranslateText();
  const navigate = useNavigate();
  const title = getFormTitle(form, resource, record, t);
  return (
    <section className="card form-page panel-form">
      <h2 tabIndex={-1}>{title}</h2>
      <Suspense fallback={<Skeletons lines={6} />}>
        <InlineRecordForm
          resource={resource}
          form={form}
          title={title}
          record={record}
          parent={parent}
          onSaved={(id) => selectAfterSave.settle(id, record === undefined)}
          onClose={() => void navigate(backTo, { replace: true })}
        />
      </Suspense>
    </section>
  );
}
