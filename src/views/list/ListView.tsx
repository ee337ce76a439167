import { Suspense, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { ListScope } from '../../writes/ListScope';
import { useResources } from '../../console/hooks';
import type { List } from '../../config/types';
import { useText } from '../../i18n/useText';
import { lazyWithReload } from '../../lib/retryImport';
import { Afterwards } from '../../ui/Afterwards';
import { LoadFailed } from '../../ui/LoadFailed';
import { usePrefetchDetail } from '../detail/usePrefetchDetail';
import { BulkBar } from './BulkBar';
import './list.css';
import { ListBody } from './ListBody';
import { ShownListProvider, type ShownList } from './ListContext';
import { ListTable } from './ListTable';
import { Pager } from './Pager';
import { SearchBox } from './SearchBox';
import { TableSkeleton } from './TableSkeleton';
import { ToolbarEnd, ToolbarSpace } from './ToolbarEnd';
import { useListPreferences } from './useListPreferences';
import type { ListControl } from './listControl';
import { hasPager } from './listState';
import { useLastPage } from './useLastPage';
import { listMeta } from './listMeta';
import { useListState } from './useListState';
import type { Rows } from './rows';
import { RowsOf } from './RowsOf';
import { useOpenedFrom } from './useOpenedFrom';
import { usePeek } from './usePeek';
import { useRowFocus } from './useRowFocus';
import { useSelection } from './useSelection';
import { useTopOfPage } from './useTopOfPage';
import { listTexts } from './texts';
import { hasFilterPanel } from './filter/filterState';
import { fillText } from '../../i18n/fillText';

const Calendared = lazyWithReload(() => import('../calendar/Calendared'));
const Expanding = lazyWithReload(() => import('./Expanding'));
const Filtering = lazyWithReload(() => import('./filter/Filtering'));
const Figures = lazyWithReload(() => import('./Figures'));
const OwnState = lazyWithReload(() => import('./OwnState'));
const PeekPanel = lazyWithReload(() => import('./peek/PeekPanel'));
const ReadState = lazyWithReload(() => import('./ReadState'));

interface ListViewProps {
  list: List;
  /** The record the list belongs to, in a tab. */
  parent?: RaRecord | undefined;
  /** Names the table for those who do not see the heading above it. */
  caption: string;
  /** Stands above it, in line with what it offers. */
  heading?: string | undefined;
  /** It stands among other blocks of a page. */
  isBlock?: boolean | undefined;
  /** Its first rows alone: no pages and no tools. */
  isFirst?: boolean | undefined;
}

/** A list built from its declaration: search, filters, table, pager, selection, actions. */
export function ListView({ list, parent, caption, heading, isBlock, isFirst }: ListViewProps) {
  const resource = useResources().get(list.resource);
  if (!resource) return <LoadFailed text={fillText(listTexts.not_declared, { resource: list.resource })} />;
  const State = list.inAddress ? AddressState : OwnState;
  return (
    <Suspense fallback={<TableSkeleton columns={list.columns.length} />}>
      <State list={list}>
        {(control) => (
          <RowsOf list={list} state={control.state} parent={parent}>
            {(rows) => (
              <DeclaredList
                {...{ list, resource, parent, caption, heading, control, rows, isBlock, isFirst }}
              />
            )}
          </RowsOf>
        )}
      </State>
    </Suspense>
  );
}

interface AddressStateProps {
  list: List;
  children: (control: ListControl) => ReactNode;
}
const AddressState = ({ list, children }: AddressStateProps) => children(useListState(list));

interface DeclaredListProps extends ShownList {
  control: ListControl;
  rows: Rows;
  heading: string | undefined;
  isBlock: boolean | undefined;
  isFirst: boolean | undefined;
}

function DeclaredList({
  list,
  resource,
  parent,
  caption,
  heading,
  control,
  rows,
  isBlock,
  isFirst,
}: DeclaredListProps) {
  const t = useText();
  const selection = useSelection(rows.rows);
  const { clear, setMany, latest } = selection;
  const preferences = useListPreferences(list);
  const pointer = usePrefetchDetail(resource, list, rows.rows !== undefined);
  const { pathname, search } = useLocation();
  const isCalendar = list.calendar !== null && new URLSearchParams(search).has('calendar');
  useLastPage(rows, control);
  const section = useTopOfPage(control.state.page);
  const rowFocus = useRowFocus(section, rows.rows);
  const scope = useMemo(
    () => ({
      clearSearch: control.state.search ? () => control.change({ search: '' }) : undefined,
      clearSelection: clear,
      unselect: (records: readonly RaRecord[]) => setMany(records, false),
      latest,
      rows: rows.rows,
      source:
        list.rows.kind === 'record'
          ? undefined
          : { resource: list.resource, meta: listMeta(list, parent), pageSize: Math.max(...list.pageSizes) },
    }),
    [rows.rows, control, clear, setMany, latest, list, parent],
  );
  const filtering = (place: 'tools' | 'below') =>
    list.filters.length > 0 && (
      <Suspense
        fallback={
          hasFilterPanel(list) === (place === 'tools') && <span className="skeleton filter-skeleton" />
        }
      >
        <Filtering list={list} control={control} place={place} />
      </Suspense>
    );
  const isShort = isFirst || (isBlock && isWhole(list, rows, control));
  const shown = useMemo(() => ({ list, resource, parent, caption }), [list, resource, parent, caption]);
  const opened = useOpenedFrom(shown, rows, control);
  const peek = usePeek(shown);
  const table = (
    <ListTable
      columns={preferences.columns}
      rows={rows.rows ?? []}
      selection={list.bulkActions.length > 0 ? selection : null}
      control={control}
      dense={preferences.dense}
      busy={rows.isPrevious}
      onOpen={opened}
      pointer={pointer}
      peek={peek}
    />
  );
  const body = (
    <ListBody rows={rows} control={control}>
      {list.calendar ? (
        <Suspense fallback={<TableSkeleton columns={list.columns.length} />}>
          <Calendared calendar={list.calendar} rows={rows} state={control.state}>
            {table}
          </Calendared>
        </Suspense>
      ) : (
        table
      )}
    </ListBody>
  );
  return (
    <ShownListProvider value={shown}>
      <ListScope value={scope}>
        <section ref={section} className="list" aria-label={caption} key={pathname} {...rowFocus}>
          {list.figures.length > 0 && (
            <Suspense
              fallback={
                <div className="card list-figures awaited">
                  {list.figures.map(({ label, read }) => (
                    <span key={read}>{t(label)}</span>
                  ))}
                </div>
              }
            >
              <Figures rows={rows} />
            </Suspense>
          )}
          <div className="toolbar list-toolbar">
            {heading !== undefined && <h2 className="block-title">{heading}</h2>}
            {list.search && <SearchBox search={list.search} control={control} />}
            {filtering('tools')}
            {list.bulkActions.length > 0 && <BulkBar selection={selection} rows={rows} />}
            <span className="spacer" />
            <Afterwards instead={!isShort && <ToolbarSpace list={list} />}>
              <ToolbarEnd
                control={control}
                rows={rows}
                preferences={preferences}
                isShort={isShort || isCalendar}
              />
            </Afterwards>
          </div>
          {filtering('below')}
          {list.expand ? (
            <Suspense fallback={<TableSkeleton columns={list.columns.length} />}>
              <Expanding>{body}</Expanding>
            </Suspense>
          ) : (
            body
          )}
          {(rows.lookedAt !== undefined || list.refresh !== null) && rows.rows && !rows.isPrevious && (
            <Suspense fallback={null}>
              <ReadState rows={rows} />
            </Suspense>
          )}
          {rows.rows &&
            !rows.error &&
            !isCalendar &&
            (hasPager(list) || rows.more) &&
            (rows.rows.length > 0 || control.state.page > 1) &&
            (rows.more ? (
              <rows.more.Foot rows={rows} more={rows.more} />
            ) : (
              !isShort && (
                <Afterwards>
                  <Pager control={control} rows={rows} />
                </Afterwards>
              )
            ))}
          {peek?.id !== undefined && (
            <Suspense fallback={null}>
              <PeekPanel peek={peek} id={peek.id} />
            </Suspense>
          )}
        </section>
      </ListScope>
    </ShownListProvider>
  );
}

/** All there is stands on one page of the smallest size, and nothing was looked for: no page, size or view to choose. */
const isWhole = (
  { search, filters, pageSizes }: List,
  { total = 0, hasNextPage }: Rows,
  { state }: ListControl,
) => !search && !filters.length && !hasNextPage && state.page < 2 && total <= Math.min(...pageSizes);
