import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { ActionButtons } from '../../actions/ActionButtons';
import { useResources } from '../../console/hooks';
import type { Column, RecordsPanel, Resource } from '../../config/types';
import { recordTitle } from '../../fields/recordTitle';
import { useText } from '../../i18n/useText';
import { useRecord } from '../../records/useRecord';
import { LoadFailed } from '../../ui/LoadFailed';
import { useLogFailure } from '../../ui/useLogFailure';
import { EmptyState, Skeletons } from '../../ui/states';
import { DetailHeader } from '../detail/DetailHeader';
import { ShownListProvider } from '../list/ListContext';
import { ExpandedList } from '../list/ExpandedList';
import RowToggle from '../list/RowToggle';
import { panelTexts } from './texts';

interface PanelRecordProps {
  panel: RecordsPanel;
  resource: Resource;
  row: RaRecord;
  parent: RaRecord | undefined;
}

/** The chosen record of a panel: its name, its actions, its fields. Read whole where there is a call for it. */
export function PanelRecord({ panel, resource, row, parent }: PanelRecordProps) {
  const t = useText();
  const { api } = resource;
  const {
    record: read,
    error,
    isMissing,
    isFetching,
    retry,
  } = useRecord(resource, api.one ? row.id : undefined);
  const record = api.one ? read : row;
  const title = recordTitle(resource, record ?? row, t);
  useLogFailure(t(panel.recordError), record ? error : null);
  if (isMissing) return <EmptyState title={panelTexts.gone} text={panelTexts.gone_text} />;
  // What was read stays where it cannot be read again: the log has it.
  const failed = !record && error !== null && !isFetching;
  return (
    <>
      <header className="panel-head">
        <h2 tabIndex={-1}>{title}</h2>
        {record && (
          <div className="toolbar">
            <Switches panel={panel} resource={resource} record={record} parent={parent} title={title} />
            <ActionButtons
              actions={panel.records.rowActions}
              resource={resource}
              record={record}
              parent={parent}
            />
          </div>
        )}
      </header>
      {failed ? (
        <LoadFailed text={t(panel.recordError)} error={error} onRetry={retry} />
      ) : record ? (
        <>
          <DetailHeader resource={resource} fields={plainFields(panel)} record={record} />
          <Lists panel={panel} resource={resource} record={record} parent={parent} title={title} />
        </>
      ) : (
        <Skeletons lines={6} />
      )}
    </>
  );
}

const plainFields = ({ records }: RecordsPanel) =>
  records.columns.filter(({ toggle }) => !toggle).map(({ field }) => field);

interface PartProps extends Omit<PanelRecordProps, 'row'> {
  record: RaRecord;
  title: string;
}

/** Lists that came with the record, each under its name. */
function Lists({ panel: { lists, records }, resource, record, parent, title }: PartProps) {
  const t = useText();
  const resources = useResources();
  const shown = useMemo(
    () => ({ list: records, resource, parent, caption: title }),
    [records, resource, parent, title],
  );
  return (
    <ShownListProvider value={shown}>
      {lists.map((list) => {
        const what = t(list.title ?? resources.get(list.resource)?.label.many ?? list.resource);
        return (
          <section key={list.rows.kind === 'record' ? list.rows.from : list.resource}>
            <h3>{what}</h3>
            <ExpandedList list={list} record={record} what={what} caption={`${what}: ${title}`} />
          </section>
        );
      })}
    </ShownListProvider>
  );
}

function Switches({ panel: { records }, resource, record, parent, title }: PartProps) {
  const t = useText();
  const shown = useMemo(
    () => ({ list: records, resource, parent, caption: title }),
    [records, resource, parent, title],
  );
  return (
    <ShownListProvider value={shown}>
      {records.columns.flatMap((column: Column) =>
        column.toggle ? (
          <span key={column.field.name} className="panel-switch">
            <span className="muted">{t(column.label)}</span>
            <RowToggle column={column} toggle={column.toggle} record={record} title={title} />
          </span>
        ) : (
          []
        ),
      )}
    </ShownListProvider>
  );
}
