import { useMemo, useRef, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { List, Resource } from '../../../config/types';
import type { TabExtensionProps } from '../../../extensions/types';
import { useNow } from '../../../lib/date/useNow';
import { ListContextProvider } from '../../../list/ListContext';
import { ListDataSource } from '../../../list/data/ListDataSource';
import type { ListData } from '../../../list/data/listData';
import { buildListMeta } from '../../../queries/list/listMeta';
import { readListParams } from '../../../list/params/listParams';
import { useRowFocus } from '../../../list/table/useRowFocus';
import { ListActionsContext } from '../../../mutations/list/ListActionsContext';
import type { QueryState } from '../../../queries/api/useApiQuery';
import { useResources } from '../../../queries/console/consoleHooks';
import { DoorCards } from './DoorCards';
import { StayColumnBody } from './StayColumnBody';
import { StayColumnHead } from './StayColumnHead';
import type { DoorCard } from './doorCard';
import type { StayColumnOptions, WeakDoorsOptions } from './options';
import { toStayCards } from './stayCard';
import { useWeakDoors } from './useWeakDoors';
import './stayColumn.css';
import './stayDetails.css';

/** Column of the shift board: the stays of its list as cards, the ones that need something first. */
export default function StayColumn({ record, list, label, options }: TabExtensionProps<StayColumnOptions>) {
  const resource = useResources().get(list?.resource ?? '');
  const params = useMemo(() => list && readListParams(list, new URLSearchParams()), [list]);
  // The panel of a broken tab shows in place of the column.
  if (!list || !params || !resource) throw new Error('“stay-column” needs a list of stays');
  const renderColumn = (doors?: QueryState<readonly DoorCard[]>) => (
    <ListDataSource list={list} params={params} parent={record}>
      {(listData) => <Column {...{ list, resource, listData, doors, parent: record, label, options }} />}
    </ListDataSource>
  );
  return options.doors ? (
    <WeakDoors projectId={String(record.id)} options={options.doors}>
      {renderColumn}
    </WeakDoors>
  ) : (
    renderColumn()
  );
}

interface WeakDoorsProps {
  projectId: string;
  options: WeakDoorsOptions;
  children: (doors: QueryState<readonly DoorCard[]>) => ReactNode;
}

// A component, so that only columns with doors read them.
const WeakDoors = ({ projectId, options, children }: WeakDoorsProps) =>
  children(useWeakDoors(projectId, options));

interface ColumnProps {
  list: List;
  resource: Resource;
  listData: ListData;
  /** Doors with a weak battery; undefined for a column of stays alone. */
  doors: QueryState<readonly DoorCard[]> | undefined;
  /** The hotel. */
  parent: RaRecord;
  label: string | undefined;
  options: StayColumnOptions;
}

function Column({ list, resource, listData, doors, parent, label = '', options }: ColumnProps) {
  const { kind } = options;
  const { data } = listData;
  // Cards of both kinds appear together, so that nothing moves.
  const isWaiting = doors !== undefined && doors.data === undefined && doors.error === null;
  const sectionRef = useRef<HTMLElement>(null);
  const rowFocus = useRowFocus(sectionRef, data);
  const now = useNow() / 1000;
  const cards = useMemo(
    () => (data && !isWaiting ? toStayCards(data, resource, kind, now) : undefined),
    [data, isWaiting, resource, kind, now],
  );
  const listContext = useMemo(
    () => ({ list, resource, parent, caption: label }),
    [list, resource, parent, label],
  );
  const listActions = useMemo(
    () => ({
      clearSearch: undefined,
      clearSelection: () => undefined,
      rows: data,
      source: {
        resource: list.resource,
        meta: buildListMeta(list, parent),
        pageSize: Math.max(...list.pageSizes),
      },
    }),
    [data, list, parent],
  );
  return (
    <ListContextProvider value={listContext}>
      <ListActionsContext value={listActions}>
        <section ref={sectionRef} className="stay-column" aria-label={label} {...rowFocus}>
          <StayColumnHead {...{ list, resource, parent, label, options, cards }} doors={doors?.data} />
          <StayColumnBody
            listData={listData}
            cards={cards}
            kind={kind}
            now={now}
            isEmpty={!doors || doors.data?.length === 0}
          >
            {options.doors && doors && <DoorCards options={options.doors} doors={doors} parent={parent} />}
          </StayColumnBody>
        </section>
      </ListActionsContext>
    </ListContextProvider>
  );
}
