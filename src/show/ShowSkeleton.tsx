import type { AccessRule, Detail, TabContent } from '../config/types';
import { TableSkeleton } from '../list/table/TableSkeleton';
import { useCanAccess } from '../session/access/useCanAccess';
import { Skeletons } from '../ui/feedback/states';

/** Fields of a header that have a place in a window of 1366 px. */
const FACT_COUNT = 5;
/** Most tabs of a section are for one kind of record each, and the kind is not known yet. */
const SECTION_TAB_COUNT = 3;
const SECTION_COLUMNS = Array.from({ length: 4 }, () => ({ hidden: false }));

interface ShowSkeletonProps {
  detail: Detail;
  /** Key of the tab in the URL. Default: the tab that opens first. */
  tab: string | undefined;
  /** True for tabs with a list, below the title of another page. */
  isSection: boolean;
}

/** Skeleton of a record, in the shape of its declaration: way back, picture, title, fields, tabs, content of the tab. */
export function ShowSkeleton({ detail, tab, isSection }: ShowSkeletonProps) {
  const { header, image, tabs, defaultTab } = detail;
  const canAccess = useCanAccess();
  const isShown = ({ access }: { access: AccessRule }): boolean => canAccess(access);
  const tabBar = (
    <div className="tabs-skeleton">
      {tabs
        .filter(isShown)
        .slice(0, isSection ? SECTION_TAB_COUNT : undefined)
        .map(({ key }) => (
          <div key={key} className="skeleton" />
        ))}
    </div>
  );
  if (isSection)
    return (
      <div aria-busy>
        {tabBar}
        <TableSkeleton columns={SECTION_COLUMNS} />
      </div>
    );
  return (
    <div className="page" aria-busy>
      <div className="record-header-skeleton">
        <div className="skeleton trail-skeleton" />
        <div className="record-title-skeleton">
          {image && <div className="skeleton tile-skeleton" />}
          <div className="skeleton title-skeleton" />
        </div>
      </div>
      <div className="facts-skeleton">
        {header
          .filter(isShown)
          .slice(0, FACT_COUNT)
          .map(({ name, type }) => (
            <div key={name} className={`type-${type}`}>
              <div className="skeleton" />
              <div className="skeleton" />
            </div>
          ))}
      </div>
      {tabBar}
      <TabContentSkeleton content={tabs.find(({ key }) => key === (tab ?? defaultTab))?.content} />
    </div>
  );
}

function TabContentSkeleton({ content }: { content: TabContent['content'] | undefined }) {
  if (content?.kind === 'list') return <TableSkeleton columns={content.list.columns} />;
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
