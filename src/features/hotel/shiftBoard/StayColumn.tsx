import { useMemo, useRef } from 'react';
import type { RaRecord } from 'ra-core';
import { ActionButtons } from '../../../actions/ActionButtons';
import type { List, Resource } from '../../../config/types';
import type { TabExtensionProps } from '../../../extensions/types';
import { interpolateText } from '../../../i18n/interpolateText';
import { useNow } from '../../../lib/date/useNow';
import { ListContextProvider } from '../../../list/ListContext';
import { ListDataSource } from '../../../list/data/ListDataSource';
import type { ListData } from '../../../list/data/listData';
import { buildListMeta } from '../../../queries/list/listMeta';
import { readListParams } from '../../../list/params/listParams';
import { useRowFocus } from '../../../list/table/useRowFocus';
import { ListActionsContext } from '../../../mutations/list/ListActionsContext';
import { useResources } from '../../../queries/console/consoleHooks';
import { Tag } from '../../../ui/text/Tag';
import { StayColumnBody } from './StayColumnBody';
import type { StayColumnOptions } from './options';
import { toStayCards } from './stayCard';
import { shiftBoardTexts as texts } from './texts';
import './stayColumn.css';

/** Column of the shift board: the stays of its list as cards, the ones that need something first. */
export default function StayColumn({ record, list, label, options }: TabExtensionProps<StayColumnOptions>) {
  const resource = useResources().get(list?.resource ?? '');
  const params = useMemo(() => list && readListParams(list, new URLSearchParams()), [list]);
  // The panel of a broken tab shows in place of the column.
  if (!list || !params || !resource) throw new Error('“stay-column” needs a list of stays');
  return (
    <ListDataSource list={list} params={params} parent={record}>
      {(listData) => <Column {...{ list, resource, listData, parent: record, label, options }} />}
    </ListDataSource>
  );
}

interface ColumnProps {
  list: List;
  resource: Resource;
  listData: ListData;
  /** The hotel. */
  parent: RaRecord;
  label: string | undefined;
  options: StayColumnOptions;
}

function Column({ list, resource, listData, parent, label = '', options: { kind } }: ColumnProps) {
  const { data } = listData;
  const sectionRef = useRef<HTMLElement>(null);
  const rowFocus = useRowFocus(sectionRef, data);
  const now = useNow() / 1000;
  const cards = useMemo(() => data && toStayCards(data, resource, kind, now), [data, resource, kind, now]);
  const urgentCount = cards?.filter(({ isUrgent }) => isUrgent).length ?? 0;
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
          <header className="stay-column-head">
            <h2>{label}</h2>
            {cards && (
              <span className="stay-column-count">
                <span aria-hidden="true">{cards.length}</span>
                <span className="visually-hidden">
                  {interpolateText(texts.count, { smart_count: cards.length })}
                </span>
              </span>
            )}
            {urgentCount > 0 && (
              <Tag tone="warning">
                {interpolateText(kind === 'departures' ? texts.late : texts.withoutKey, {
                  count: urgentCount,
                })}
              </Tag>
            )}
            <span className="stay-column-actions">
              <ActionButtons actions={list.actions} resource={resource} parent={parent} />
            </span>
          </header>
          <StayColumnBody listData={listData} cards={cards} kind={kind} now={now} />
        </section>
      </ListActionsContext>
    </ListContextProvider>
  );
}
