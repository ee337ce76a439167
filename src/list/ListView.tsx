import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { ListActionsContext } from '../mutations/list/ListActionsContext';
import { useResources } from '../queries/console/consoleHooks';
import { buildListMeta } from '../queries/list/listMeta';
import type { List, Resource } from '../config/types';
import { useCanAccess } from '../session/access/useCanAccess';
import { useTranslateText } from '../i18n/useTranslateText';
import { lazyWithRetry } from '../lib/lazy/importWithRetry';
import { AfterFirstPaint } from '../ui/page/AfterFirstPaint';
import { LoadError } from '../ui/feedback/LoadError';
import { usePrefetchRecord } from './table/usePrefetchRecord';
import './list.css';
import { ListBody } from './ListBody';
import { ListContextProvider } from './ListContext';
import { ListTable } from './table/ListTable';
import { Pagination } from './footer/Pagination';
import { SearchBox } from './toolbar/SearchBox';
import { ListSkeleton, TableSkeleton } from './table/TableSkeleton';
import { ListToolbarActions, ListToolbarPlaceholder } from './toolbar/ListToolbarActions';
import { useListPreferences } from './toolbar/useListPreferences';
import { isFiltered, type ListParamsControl } from './params/listParamsControl';
import { hasPagination } from './params/listParams';
import { useClampPage } from './params/useClampPage';
import { useUrlListParams } from './params/useUrlListParams';
import type { ListData } from './data/listData';
import { ListDataSource } from './data/ListDataSource';
import { useRememberListNavigation } from './useRememberListNavigation';
import { LayoutTabsSkeleton } from './layouts/LayoutTabsSkeleton';
import { showsAllRecords } from './layouts/layoutState';
import { useShownLayout } from './layouts/useShownLayout';
import { usePeek } from './peek/usePeek';
import { useRowFocus } from './table/useRowFocus';
import { useRowSelection } from './table/useRowSelection';
import { useScrollToTopOnPage } from './useScrollToTopOnPage';
import { listTexts } from './texts';
import { FilterBarSkeleton } from './filters/FilterBarSkeleton';
import { hasFilterPanel } from './filters/filterConditions';
import { interpolateText } from '../i18n/interpolateText';
import { formatNumber } from '../lib/formatNumber';

const BulkActionsToolbar = lazyWithRetry(() => import('./toolbar/BulkActionsToolbar'));
const ExpandableRows = lazyWithRetry(() => import('./expand/ExpandableRows'));
const ListFilters = lazyWithRetry(() => import('./filters/ListFilters'));
const ListLayouts = lazyWithRetry(() => import('./layouts/ListLayouts'));
const ListFigures = lazyWithRetry(() => import('./ListFigures'));
const LocalListParams = lazyWithRetry(() => import('./params/LocalListParams'));
const PeekPanel = lazyWithRetry(() => import('./peek/PeekPanel'));
const ListReadStatus = lazyWithRetry(() => import('./footer/ListReadStatus'));

interface ListViewProps {
  list: List;
  /** The record that the list belongs to, in a tab. */
  parent?: RaRecord | undefined;
  /** Accessible name of the table, for users who do not see the heading above it. */
  caption: string;
  /** Heading above the list, in one line with its toolbar. */
  heading?: string | undefined;
  /** Title of the page, in one line with the toolbar. */
  pageTitle?: string | undefined;
  /** True if the list is one of several blocks of a page. */
  isBlock?: boolean | undefined;
  /** Called with the number of all records, without search and filter; not of a host that counts pages. */
  onTotal?: ((total: number) => void) | undefined;
  /** True if the list shows only its first rows, without pages and tools. */
  isPreview?: boolean | undefined;
}

/** A list built from its declaration: search, filters, table, pager, selection, actions. */
export function ListView(props: ListViewProps) {
  const { list, parent, pageTitle } = props;
  const resource = useResources().get(list.resource);
  if (!resource)
    return <LoadError text={interpolateText(listTexts.not_declared, { resource: list.resource })} />;
  const ListParamsSource = list.syncUrl ? UrlListParams : LocalListParams;
  return (
    <Suspense fallback={<ListSkeleton list={list} pageTitle={pageTitle} />}>
      <ListParamsSource list={list}>
        {(control) => (
          <ListDataSource list={list} params={control.params} parent={parent}>
            {(listData) => (
              <ListContent {...props} resource={resource} control={control} listData={listData} />
            )}
          </ListDataSource>
        )}
      </ListParamsSource>
    </Suspense>
  );
}

interface UrlListParamsProps {
  list: List;
  children: (control: ListParamsControl) => ReactNode;
}
const UrlListParams = ({ list, children }: UrlListParamsProps) => children(useUrlListParams(list));

interface ListContentProps extends ListViewProps {
  resource: Resource;
  control: ListParamsControl;
  listData: ListData;
}

function ListContent({
  list,
  resource,
  parent,
  caption,
  heading,
  pageTitle,
  control,
  listData,
  isBlock,
  isPreview,
  onTotal,
}: ListContentProps) {
  const t = useTranslateText();
  const selection = useRowSelection(listData.data);
  const { clear, setSelected, getLatest } = selection;
  const preferences = useListPreferences(list);
  const pointerHandlers = usePrefetchRecord(resource, list, listData.data !== undefined);
  const { pathname } = useLocation();
  const layout = useShownLayout(list);
  const isTable = layout === 'table';
  const showsAll = showsAllRecords(layout);
  useClampPage(listData, control);
  const total = listData.error ? undefined : countRecords(listData, control, resource.api.getList?.total);
  const isWhole = !listData.isPlaceholderData && !isFiltered(control);
  useEffect(() => {
    if (total !== undefined && isWhole) onTotal?.(total);
  }, [total, isWhole, onTotal]);
  const sectionRef = useScrollToTopOnPage(control.params.page);
  const rowFocus = useRowFocus(sectionRef, listData.data);
  const listActions = useMemo(
    () => ({
      clearSearch: control.params.search ? () => control.setParams({ search: '' }) : undefined,
      clearSelection: clear,
      unselect: (records: readonly RaRecord[]) => setSelected(records, false),
      latest: getLatest,
      rows: listData.data,
      source:
        list.rows.kind === 'record'
          ? undefined
          : {
              resource: list.resource,
              meta: buildListMeta(list, parent),
              pageSize: Math.max(...list.pageSizes),
            },
    }),
    [listData.data, control, clear, setSelected, getLatest, list, parent],
  );
  const renderFilters = (position: 'tools' | 'below') => (
    <Suspense
      fallback={
        position === 'tools' && (
          <>
            {list.filters.length > 0 &&
              (hasFilterPanel(list) ? (
                <span className="skeleton filter-skeleton" />
              ) : (
                <FilterBarSkeleton filters={list.filters} />
              ))}
            <LayoutTabsSkeleton list={list} />
          </>
        )
      }
    >
      <ListFilters list={list} control={control} position={position} />
    </Suspense>
  );
  const isMinimal = isPreview || (isBlock && fitsOnOnePage(list, listData, control));
  const contextValue = useMemo(
    () => ({ list, resource, parent, caption }),
    [list, resource, parent, caption],
  );
  const onRowOpen = useRememberListNavigation(contextValue, listData, control);
  const peek = usePeek(contextValue);
  const canAccess = useCanAccess();
  const hasBulkActions = list.bulkActions.some(({ access }) => canAccess(access));
  const rowSelection = hasBulkActions ? selection : null;
  const table = (
    <ListTable
      columns={preferences.columns}
      rows={listData.data ?? []}
      selection={rowSelection}
      control={control}
      dense={preferences.dense}
      busy={listData.isPlaceholderData}
      onOpen={onRowOpen}
      pointerHandlers={pointerHandlers}
      peek={peek}
    />
  );
  const body = (
    <ListBody listData={listData} control={control} dense={preferences.dense}>
      {isTable ? (
        table
      ) : (
        <Suspense fallback={<TableSkeleton list={list} />}>
          <ListLayouts
            layout={layout}
            listData={listData}
            params={control.params}
            columns={preferences.columns}
            selection={rowSelection}
            onOpen={onRowOpen}
          />
        </Suspense>
      )}
    </ListBody>
  );
  return (
    <ListContextProvider value={contextValue}>
      <ListActionsContext value={listActions}>
        <section
          ref={sectionRef}
          className={isBlock && heading !== undefined ? 'list of-block card' : 'list'}
          aria-label={caption}
          key={pathname}
          {...rowFocus}
        >
          <div className={pageTitle === undefined ? 'toolbar list-toolbar' : 'toolbar list-toolbar of-page'}>
            {pageTitle === undefined ? (
              heading !== undefined && <h2 className="block-title">{heading}</h2>
            ) : (
              <div className="list-title">
                <h1>{pageTitle}</h1>
                <span className="list-total">{formatNumber(total)}</span>
              </div>
            )}
            {list.search && <SearchBox search={list.search} control={control} />}
            {(list.filters.length > 0 || (list.calendar ?? list.layouts)) && renderFilters('tools')}
            {hasBulkActions && (
              <Suspense fallback={null}>
                <BulkActionsToolbar selection={selection} listData={listData} />
              </Suspense>
            )}
            <span className="spacer" />
            <AfterFirstPaint
              fallback={
                <ListToolbarPlaceholder isMinimal={isMinimal} showsAll={showsAll} isTable={isTable} />
              }
            >
              <ListToolbarActions
                control={control}
                listData={listData}
                preferences={preferences}
                isMinimal={isMinimal}
                showsAll={showsAll}
                isTable={isTable}
              />
            </AfterFirstPaint>
          </div>
          {list.summary.length > 0 && (
            <Suspense
              fallback={
                <div className="card list-figures awaited">
                  {list.summary.map(({ label, responsePath }) => (
                    <span key={responsePath}>{t(label)}</span>
                  ))}
                </div>
              }
            >
              <ListFigures listData={listData} />
            </Suspense>
          )}
          {list.filters.length > 0 && renderFilters('below')}
          {list.expand ? (
            <Suspense fallback={<TableSkeleton list={list} />}>
              <ExpandableRows>{body}</ExpandableRows>
            </Suspense>
          ) : (
            body
          )}
          {(listData.partialRead !== undefined || list.refresh !== null || resource.live) &&
            listData.data &&
            !listData.isPlaceholderData && (
              <Suspense fallback={null}>
                <ListReadStatus listData={listData} />
              </Suspense>
            )}
          {listData.data &&
            !listData.error &&
            !showsAll &&
            (hasPagination(list) || listData.loadMore) &&
            (listData.data.length > 0 || control.params.page > 1) &&
            (listData.loadMore ? (
              <listData.loadMore.Footer listData={listData} loadMore={listData.loadMore} />
            ) : (
              !isMinimal && (
                <AfterFirstPaint
                  fallback={(listData.hasNextPage || control.params.page > 1) && <div className="pager" />}
                >
                  <Pagination control={control} listData={listData} />
                </AfterFirstPaint>
              )
            ))}
          {peek?.id !== undefined && (
            <Suspense fallback={null}>
              <PeekPanel peek={peek} id={peek.id} />
            </Suspense>
          )}
        </section>
      </ListActionsContext>
    </ListContextProvider>
  );
}

/**
 * True if all rows fit on one page of the smallest size without search or filter, so no page, size or view needs choosing.
 */
const fitsOnOnePage = (
  { search, filters, pageSizes }: List,
  { total = 0, hasNextPage }: ListData,
  { params }: ListParamsControl,
) => !search && !filters.length && !hasNextPage && params.page < 2 && total <= Math.min(...pageSizes);

/**
 * Number of the list's records; undefined if unknown. A host that counts pages only leaves it unknown, except for the rows of a
 * single page.
 */
const countRecords = (
  { data, total, hasNextPage }: ListData,
  { params: { page } }: ListParamsControl,
  counted: 'rows' | 'pages' | undefined,
): number | undefined =>
  counted !== 'pages' ? data && total : hasNextPage || page > 1 ? undefined : data?.length;
