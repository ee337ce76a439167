import type { Detail, List, TabContent } from '../config/types';
import { useTranslateText } from '../i18n/useTranslateText';
import { TableSkeleton, type SkeletonList } from '../list/table/TableSkeleton';
import { useCanAccess } from '../session/access/useCanAccess';
import { Skeletons } from '../ui/feedback/states';

/** Fields of a header that have a place in a window of 1366 px. */
const FACT_COUNT = 5;
/** Most tabs of a section are for one kind of record each, and the kind is not known yet. */
const SECTION_TAB_COUNT = 3;
const SECTION_LIST: SkeletonList = {
  columns: Array.from({ length: 4 }, () => ({ hidden: false })),
  rowActions: [],
  rowButtons: [],
  bulkActions: [],
};

interface ShowSkeletonProps {
  detail: Detail;
  /** Key of the tab in the URL. Default: the tab that opens first. */
  tab: string | undefined;
  /** True for tabs with a list, below the title of another page. */
  isSection: boolean;
}

/** Skeleton of a record, in the shape of its declaration: way back, picture, title, fields, tabs, content of the tab. */
export function ShowSkeleton({ detail, tab, isSection }: ShowSkeletonProps) {
  if (isSection)
    return (
      <div aria-busy>
        <TabBarSkeleton tabs={detail.tabs} maxCount={SECTION_TAB_COUNT} />
        <TableSkeleton list={SECTION_LIST} />
      </div>
    );
  return (
    <div className="page" aria-busy>
      <div className="record-header-skeleton">
        <div className="skeleton trail-skeleton" />
        <div className="record-title-skeleton">
          {detail.image && <div className="skeleton tile-skeleton" />}
          <div className="skeleton title-skeleton" />
        </div>
      </div>
      <DetailSkeleton detail={detail} tab={tab} />
    </div>
  );
}

/** Skeleton of all that is below the title of a record. */
export function DetailSkeleton({ detail, tab }: Omit<ShowSkeletonProps, 'isSection'>) {
  const { header, tabs, defaultTab } = detail;
  const canAccess = useCanAccess();
  return (
    <>
      <div className="facts-skeleton">
        {header
          .filter(({ access }) => canAccess(access))
          .slice(0, FACT_COUNT)
          .map(({ name, type }) => (
            <div key={name} className={`type-${type}`}>
              <div className="skeleton" />
              <div className="skeleton" />
            </div>
          ))}
      </div>
      <TabBarSkeleton tabs={tabs} />
      <TabContentSkeleton content={tabs.find(({ key }) => key === (tab ?? defaultTab))?.content} />
    </>
  );
}

interface TabBarSkeletonProps {
  tabs: readonly TabContent[];
  /** Default: all that the user may see. */
  maxCount?: number;
}

function TabBarSkeleton({ tabs, maxCount }: TabBarSkeletonProps) {
  const canAccess = useCanAccess();
  const t = useTranslateText();
  return (
    <div className="tabs-skeleton" aria-hidden>
      {tabs
        .filter(({ access }) => canAccess(access))
        .slice(0, maxCount)
        .map(({ key, label }) => (
          <div key={key} className="skeleton">
            {t(label)}
          </div>
        ))}
    </div>
  );
}

/** True if search, filters or actions give the tools of a list a row of their own: other tools may be beside the tabs. */
const hasToolRow = ({ search, filters, actions }: List): boolean =>
  search !== null || filters.length > 0 || actions.length > 0;

function TabContentSkeleton({ content }: { content: TabContent['content'] | undefined }) {
  // With as many rows as the list itself has there before its first rows come.
  if (content?.kind === 'list')
    return (
      <div className="tab-content">
        {hasToolRow(content.list) && <span className="toolbar-space" />}
        <TableSkeleton list={content.list} />
      </div>
    );
  const card = (
    <div className="tab-content">
      <div className="card">
        <Skeletons lines={6} />
      </div>
    </div>
  );
  return content?.kind === 'blocks' && content.asideBlocks.length > 0 ? (
    <div className="blocks-beside">
      {card}
      {card}
    </div>
  ) : (
    card
  );
}
