import { lazy, Suspense } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { ActionButtons } from '../../actions/ActionButtons';
import type { PanelEntry, RecordForm, RecordsPanel, Resource } from '../../config/types';
import { formTitle } from '../../forms/formTitle';
import { useText } from '../../i18n/useText';
import { importOrNewVersion } from '../../lib/retryImport';
import { hasId } from '../../records/hasId';
import { useMay } from '../../session/useMay';
import { Icon } from '../../ui/Icon';
import { LoadFailed } from '../../ui/LoadFailed';
import { EmptyState, Skeletons } from '../../ui/states';
import { ListView } from '../list/ListView';
import { PanelRecord } from './PanelRecord';
import { panelTexts } from './texts';
import type { PanelPlaces } from './usePanelPlace';
import type { PanelRecords } from './usePanelRecords';
import type { useSettle } from './useSettle';

const PlacedForm = lazy(() => importOrNewVersion(() => import('../../forms/PlacedForm')));

interface PanelContentProps {
  panel: RecordsPanel;
  resource: Resource;
  parent: RaRecord | undefined;
  places: PanelPlaces;
  records: PanelRecords;
  settling: ReturnType<typeof useSettle>;
  /** The entry to begin with. */
  start: PanelEntry | undefined;
}

/** What stands beside the menu of a panel: exactly one of its states. */
export function PanelContent(props: PanelContentProps) {
  const { panel, resource, parent, places, records, settling, start } = props;
  const { place, pathOf } = places;
  const t = useText();
  const may = useMay();
  const startPath = pathOf({ kind: 'start' });
  const entryPath = start && pathOf({ kind: 'entry', key: start.key });
  if (settling.isSettling) return <Waiting />;
  if (place.kind === 'unknown') return <Navigate to={startPath} replace />;
  if (place.kind === 'entry') {
    const entry = panel.entries.find(({ key }) => key === place.key);
    if (!entry || !may(entry.access)) return <Navigate to={startPath} replace />;
    return (
      <ListView key={entry.key} list={entry.list} {...(parent ? { parent } : {})} caption={t(entry.label)} />
    );
  }
  if (place.kind === 'create') {
    if (!resource.create || !may(resource.access.create)) return <Navigate to={startPath} replace />;
    return <FormPart {...props} form={resource.create} row={undefined} backTo={entryPath ?? startPath} />;
  }
  const hasFailed = !records.rows && records.error !== null && !records.isFetching;
  // Where there are no records, that they can be made is more than an entry says.
  if (place.kind === 'start' && entryPath && (hasFailed || (records.rows?.length ?? 0) > 0))
    return <Navigate to={entryPath} replace />;
  if (hasFailed)
    return (
      <div className="card">
        <LoadFailed text={t(panel.records.error)} error={records.error} onRetry={records.refetch} />
      </div>
    );
  const { rows } = records;
  if (!rows) return <Waiting />;
  if (place.kind === 'start') return <Start {...props} rows={rows} />;
  const row = rows.find((one) => hasId(one) && String(one.id) === place.id);
  if (!row && records.isFetching) return <Waiting />;
  if (!row) return <Gone />;
  const ownPath = pathOf({ kind: 'record', id: place.id });
  if (place.kind === 'record')
    return (
      <section className="card panel-record" key={place.id}>
        <PanelRecord panel={panel} resource={resource} row={row} parent={parent} />
      </section>
    );
  if (!resource.edit || !may(resource.access.edit)) return <Navigate to={ownPath} replace />;
  return <FormPart key={place.id} {...props} form={resource.edit} row={row} backTo={ownPath} />;
}

const Waiting = () => (
  <div className="card">
    <Skeletons lines={6} />
  </div>
);

const Gone = () => (
  <div className="card">
    <EmptyState title={panelTexts.gone} text={panelTexts.gone_text} />
  </div>
);

/** Where nothing was chosen: the first record, or that there are none and how to make one. */
function Start({ panel, resource, parent, places, rows }: PanelContentProps & { rows: readonly RaRecord[] }) {
  const t = useText();
  const first = rows.find(hasId);
  if (first) return <Navigate to={places.pathOf({ kind: 'record', id: String(first.id) })} replace />;
  const { empty, emptyText, emptyAction } = panel.records;
  const action = emptyAction ?? resource.actions.create;
  return (
    <div className="card">
      <EmptyState
        icon={<Icon name="list" size={24} />}
        title={rows.length > 0 ? panelTexts.pick : t(empty)}
        text={emptyText === null ? undefined : t(emptyText)}
      >
        {action && <ActionButtons actions={[action]} resource={resource} parent={parent} />}
      </EmptyState>
    </div>
  );
}

interface FormPartProps extends PanelContentProps {
  form: RecordForm;
  row: RaRecord | undefined;
  /** Where closing it leads. */
  backTo: string;
}

function FormPart({ resource, parent, settling, form, row, backTo }: FormPartProps) {
  const t = useText();
  const navigate = useNavigate();
  const title = formTitle(form, resource, row, t);
  return (
    <section className="card form-page panel-form">
      <h2 tabIndex={-1}>{title}</h2>
      <Suspense fallback={<Skeletons lines={6} />}>
        <PlacedForm
          resource={resource}
          form={form}
          title={title}
          record={row}
          parent={parent}
          onSaved={(id) => settling.settle(id, row === undefined)}
          onClose={() => void navigate(backTo, { replace: true })}
        />
      </Suspense>
    </section>
  );
}
