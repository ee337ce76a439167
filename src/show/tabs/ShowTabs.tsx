import { Fragment, Suspense, useDeferredValue, useEffect, useMemo, useRef, type RefObject } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import type { Detail, Resource, TabContent } from '../../config/types';
import { useIdList } from '../../queries/console/consoleHooks';
import { useTranslateText } from '../../i18n/useTranslateText';
import { EmptyState, Skeletons } from '../../ui/feedback/states';
import { useRegisterCommands } from '../../ui/commands/commands';
import { TabBar } from '../../ui/page/TabBar';
import { countTabEntries } from './countTabEntries';
import { CustomTab } from './CustomTab';
import { ListView } from '../../list/ListView';
import { formatTabTotal, useTabTotals, type TabTotals } from '../../list/useTabTotals';
import { FieldList } from '../fieldList/FieldList';
import { LazyMasterDetail } from './LazyMasterDetail';
import { LazyTabFormView } from './preloadTab';
import { showTexts } from '../texts';
import { getToolsInTabRow } from './toolsInTabRow';
import { useTabAlert } from './useTabAlert';
import { useVisibleTabs } from './useVisibleTabs';

/** Tabs above which those of a row have less space around their words. */
const MAX_WIDE_TABS = 8;

interface ShowTabsProps {
  resource: Resource;
  detail: Detail;
  tabs: readonly TabContent[];
  currentTab: TabContent;
  record: RaRecord;
  basePath: string;
}

/** The tabs of a record, each with a URL. Selecting one pushes or replaces the history entry, as declared. */
export function ShowTabs({ resource, detail, tabs, currentTab, record, basePath }: ShowTabsProps) {
  const t = useTranslateText();
  const getAlert = useTabAlert(record);
  const { totals, onTotal } = useTabTotals(currentTab.key);
  const getCount = createGetCount(record, totals);
  const tabBarRef = useScrollToCurrentTab(currentTab.key);
  // Render the header first, then the tab content: one commit for both would delay the header by the slower part.
  const isContentReady = useDeferredValue(true, false);
  useRegisterCommands(
    useMemo(
      () =>
        buildTabLinks(t, basePath, tabs, currentTab)
          .filter(({ isCurrent }) => !isCurrent)
          .map(({ key, label, to }) => ({
            id: key,
            label,
            icon: undefined,
            group: showTexts.tabs,
            to: `${to.pathname}${to.search && `?${to.search}`}`,
            disabledReason: null,
            run: () => undefined,
          })),
      [t, basePath, tabs, currentTab],
    ),
  );
  // A row of one tab is no choice.
  const isOnlyTab = tabs.length === 1;
  const toolsInTabRow = getToolsInTabRow(currentTab, tabs.length);
  return (
    <>
      {!isOnlyTab && (
        <div
          className={`tab-bar ${tabs.length > MAX_WIDE_TABS ? 'is-full' : ''} ${toolsInTabRow === null ? '' : `has-${toolsInTabRow}`}`}
          ref={tabBarRef}
        >
          <TabBar
            label={showTexts.tabs}
            tabs={buildTabLinks(t, basePath, tabs, currentTab, getCount, getAlert)}
            replace={detail.history === 'replace'}
          />
        </div>
      )}
      <div className="tab-content">
        {isContentReady ? (
          <TabContentView
            key={currentTab.key}
            content={currentTab}
            resource={resource}
            record={record}
            basePath={`${basePath}/${currentTab.key}`}
            isOnlyTab={isOnlyTab}
            onTotal={onTotal}
          />
        ) : (
          <Skeletons lines={4} />
        )}
      </div>
    </>
  );
}

/** Scrolls an overflowing tab row to the open tab. Scrolls only the row, never the page. */
function useScrollToCurrentTab(currentKey: string): RefObject<HTMLDivElement | null> {
  const tabBarRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = tabBarRef.current?.querySelector('[aria-current]');
    const tabList = link?.parentElement;
    if (!link || !tabList) return;
    const scrollToLink = () => {
      const [linkRect, listRect] = [link.getBoundingClientRect(), tabList.getBoundingClientRect()];
      tabList.scrollLeft += linkRect.left + linkRect.width / 2 - listRect.left - listRect.width / 2;
    };
    if (typeof ResizeObserver !== 'function') return scrollToLink();
    // The observer calls back first before paint, after layout. Measuring here would force a second layout.
    const observer = new ResizeObserver(scrollToLink);
    observer.observe(tabList);
    return () => observer.disconnect();
  }, [currentKey]);
  return tabBarRef;
}

/** Returns a function with the number beside a tab's label; undefined until that of a list is known. */
const createGetCount =
  (record: RaRecord, totals: TabTotals['totals']) =>
  ({ key, count, content }: TabContent): string | undefined =>
    (totals[key] === undefined ? countTabEntries(count, record) : undefined) ??
    (content.kind === 'list' ? formatTabTotal(totals[key]) : undefined);

/** Builds the links of tabs; marks the open one, with `getAlert` also those in which something is wrong. */
const buildTabLinks = (
  t: ReturnType<typeof useTranslateText>,
  base: string,
  tabs: readonly TabContent[],
  currentTab: TabContent,
  getCount?: (tab: TabContent) => string | undefined,
  getAlert?: ReturnType<typeof useTabAlert>,
) =>
  tabs.map((tab) => ({
    key: tab.key,
    label: t(tab.label),
    to: { pathname: `${base}/${tab.key}`, search: new URLSearchParams(tab.query).toString() },
    isCurrent: tab === currentTab,
    count: getCount?.(tab),
    alert: getAlert?.(tab),
  }));

interface TabContentViewProps {
  content: TabContent;
  resource: Resource;
  record: RaRecord;
  basePath: string;
  /** True if it is one of several blocks. */
  isBlock?: boolean | undefined;
  /** True if it is not one of several tabs: it has its label as heading, unless its own headings say the same. */
  isOnlyTab?: boolean | undefined;
  /** See `ListView`. */
  onTotal?: TabTotals['onTotal'] | undefined;
}

function TabContentView({
  content: tab,
  resource,
  record,
  basePath,
  isBlock,
  isOnlyTab = false,
  onTotal,
}: TabContentViewProps) {
  const t = useTranslateText();
  const isComingSoon = useIdList(tab.comingSoon).includes(String(record.id));
  const { content } = tab;
  if (isComingSoon) return <EmptyState title={showTexts.coming_soon} text={showTexts.coming_soon_text} />;
  switch (content.kind) {
    case 'fields':
      return (
        <div className="card">
          {isBlock && <h2 className="block-title">{t(tab.label)}</h2>}
          <FieldList
            resource={resource}
            fields={content.fields}
            record={record}
            heading={isBlock ? t(tab.label) : undefined}
          />
        </div>
      );
    case 'form':
      return (
        <>
          {isOnlyTab && <h2 className="block-title">{t(tab.label)}</h2>}
          <Suspense fallback={<Skeletons lines={6} />}>
            <LazyTabFormView form={content.form} resource={resource} record={record} />
          </Suspense>
        </>
      );
    case 'panel':
      return (
        <LazyMasterDetail
          panel={content.masterDetail}
          parent={record}
          basePath={basePath}
          label={t(tab.label)}
        />
      );
    case 'notice':
      return (
        <EmptyState title={t(content.title)} text={content.text === null ? undefined : t(content.text)} />
      );
    case 'list': {
      const { list } = content;
      const title = list.title ?? (isBlock || isOnlyTab ? tab.label : null);
      const heading = title === null ? undefined : t(title);
      return (
        <ListView
          list={list}
          parent={record}
          caption={heading ?? t(tab.label)}
          heading={heading}
          isBlock={isBlock}
          onTotal={onTotal}
        />
      );
    }
    case 'custom':
      return (
        <CustomTab
          id={content.id}
          options={content.options}
          label={t(tab.label)}
          list={content.list}
          record={record}
          resource={resource}
        />
      );
    case 'blocks': {
      const blockProps = { resource, record, basePath };
      const blocks = <Blocks blocks={content.blocks} {...blockProps} />;
      return content.asideBlocks.length === 0 ? (
        blocks
      ) : (
        <div
          className={
            content.asideBlocks.some(({ column }) => column !== null)
              ? 'blocks-beside has-columns'
              : 'blocks-beside'
          }
        >
          <div className="tab-content">{blocks}</div>
          <aside className="tab-content" aria-label={showTexts.aside}>
            <Blocks blocks={content.asideBlocks} {...blockProps} />
          </aside>
        </div>
      );
    }
    case 'tabs':
      return (
        <SubTabs
          tabs={content.tabs}
          resource={resource}
          record={record}
          basePath={basePath}
          label={isOnlyTab ? showTexts.tabs : t(tab.label)}
          isInner={!isOnlyTab}
        />
      );
  }
}

const hasOwnHeading = ({ kind }: TabContent['content']): boolean =>
  kind === 'custom' || kind === 'list' || kind === 'fields';

/**
 * Several contents, stacked, each under its label. Blocks written in code have a heading of their own; a list has it in its
 * toolbar, fields in their card.
 */
function Blocks({
  blocks,
  ...rest
}: Omit<TabContentViewProps, 'content'> & { blocks: readonly TabContent[] }) {
  const t = useTranslateText();
  const visibleBlocks = useVisibleTabs()(blocks, rest.record);
  if (!visibleBlocks) return <Skeletons lines={4} />;
  const renderBlock = (block: TabContent) => (
    <Fragment key={block.key}>
      {!hasOwnHeading(block.content) && <h2 className="block-title">{t(block.label)}</h2>}
      <TabContentView content={block} {...rest} isBlock />
    </Fragment>
  );
  const columns = [...new Set(visibleBlocks.flatMap(({ column }) => column ?? []))].sort((a, b) => a - b);
  return (
    <>
      {columns.length > 0 && (
        <div className="block-columns">
          {columns.map((number) => (
            <div key={number} className="block-column">
              {visibleBlocks.filter(({ column }) => column === number).map(renderBlock)}
            </div>
          ))}
        </div>
      )}
      {visibleBlocks.filter(({ column }) => column === null).map(renderBlock)}
    </>
  );
}

function SubTabs({
  tabs,
  resource,
  record,
  basePath,
  label,
  isInner,
}: Omit<TabContentViewProps, 'content'> & { tabs: readonly TabContent[]; label: string; isInner: boolean }) {
  const t = useTranslateText();
  const { subTab } = useParams();
  const getAlert = useTabAlert(record);
  const visibleTabs = useVisibleTabs()(tabs, record);
  const { totals, onTotal } = useTabTotals(subTab ?? '');
  const getCount = createGetCount(record, totals);
  if (!visibleTabs) return <Skeletons lines={4} />;
  const currentTab = visibleTabs.find((tab) => tab.key === subTab);
  const firstTab = visibleTabs[0];
  if (!currentTab) return firstTab ? <Navigate to={`${basePath}/${firstTab.key}`} replace /> : null;
  return (
    <>
      <TabBar
        isInner={isInner}
        label={label}
        tabs={buildTabLinks(t, basePath, visibleTabs, currentTab, getCount, getAlert)}
      />
      <div className="tab-content">
        <TabContentView
          key={currentTab.key}
          content={currentTab}
          resource={resource}
          record={record}
          basePath={`${basePath}/${currentTab.key}`}
          onTotal={onTotal}
        />
      </div>
    </>
  );
}
