import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { ActionButtons } from '../actions/ActionButtons';
import { useResources } from '../queries/console/consoleHooks';
import type { ListColumn, MasterDetail, Resource } from '../config/types';
import { recordTitle } from '../fields/titles/recordTitle';
import { useTranslateText } from '../i18n/useTranslateText';
import { useRecordQuery } from '../queries/record/useRecordQuery';
import { LoadError } from '../ui/feedback/LoadError';
import { useLogError } from '../ui/feedback/useLogError';
import { EmptyState, Skeletons } from '../ui/feedback/states';
import { FieldList } from '../show/fieldList/FieldList';
import { ListContextProvider } from '../list/ListContext';
import { ExpandedList } from '../list/expand/ExpandedList';
import RowToggle from '../list/table/RowToggle';
import { masterDetailTexts } from './texts';
import { FollowedRecord } from '../show/live/FollowedRecord';

interface RecordPaneProps {
  panel: MasterDetail;
  resource: Resource;
  row: RaRecord;
  parent: RaRecord | undefined;
}

/** The selected record of a panel: title, actions, fields. Fetches the full record if there is a call for it. */
export function RecordPane({ panel, resource, row, parent }: RecordPaneProps) {
  const t = useTranslateText();
  const { api } = resource;
  const {
    record: fetchedRecord,
    error,
    isNotFound,
    isFetching,
    refetch,
  } = useRecordQuery(resource, api.getOne ? row.id : undefined);
  const record = api.getOne ? fetchedRecord : row;
  const title = recordTitle(resource, record ?? row, t);
  useLogError(t(panel.recordError), record ? error : null);
  if (isNotFound) return <EmptyState title={masterDetailTexts.gone} text={masterDetailTexts.gone_text} />;
  // Keep the data if only a refetch failed; the log has the error.
  const hasFailed = !record && error !== null && !isFetching;
  return (
    <>
      <header className="panel-head">
        <h2 tabIndex={-1}>{title}</h2>
        {record && (
          <div className="toolbar">
            <ToggleSwitches panel={panel} resource={resource} record={record} parent={parent} title={title} />
            <ActionButtons
              actions={panel.records.rowActions}
              resource={resource}
              record={record}
              parent={parent}
            />
          </div>
        )}
      </header>
      {api.getOne && <FollowedRecord resource={resource} id={String(row.id)} />}
      {hasFailed ? (
        <LoadError text={t(panel.recordError)} error={error} onRetry={refetch} />
      ) : record ? (
        <>
          <FieldList resource={resource} fields={getPlainFields(panel)} record={record} />
          <NestedLists panel={panel} resource={resource} record={record} parent={parent} title={title} />
        </>
      ) : (
        <Skeletons lines={6} />
      )}
    </>
  );
}

const getPlainFields = ({ records }: MasterDetail) =>
  records.columns.filter(({ toggle }) => !toggle).map(({ field }) => field);

interface RecordPaneSectionProps extends Omit<RecordPaneProps, 'row'> {
  record: RaRecord;
  title: string;
}

/** Lists that are part of the record, each under its label. */
function NestedLists({ panel: { lists, records }, resource, record, parent, title }: RecordPaneSectionProps) {
  const t = useTranslateText();
  const resources = useResources();
  const contextValue = useMemo(
    () => ({ list: records, resource, parent, caption: title }),
    [records, resource, parent, title],
  );
  return (
    <ListContextProvider value={contextValue}>
      {lists.map((list) => {
        const label = t(list.title ?? resources.get(list.resource)?.label.many ?? list.resource);
        return (
          <section key={list.rows.kind === 'record' ? list.rows.recordPath : list.resource}>
            <h3>{label}</h3>
            <ExpandedList list={list} record={record} label={label} caption={`${label}: ${title}`} />
          </section>
        );
      })}
    </ListContextProvider>
  );
}

function ToggleSwitches({ panel: { records }, resource, record, parent, title }: RecordPaneSectionProps) {
  const t = useTranslateText();
  const contextValue = useMemo(
    () => ({ list: records, resource, parent, caption: title }),
    [records, resource, parent, title],
  );
  return (
    <ListContextProvider value={contextValue}>
      {records.columns.flatMap((column: ListColumn) =>
        column.toggle ? (
          <span key={column.field.name} className="panel-switch">
            <span className="muted">{t(column.label)}</span>
            <RowToggle column={column} toggle={column.toggle} record={record} title={title} />
          </span>
        ) : (
          []
        ),
      )}
    </ListContextProvider>
  );
}
