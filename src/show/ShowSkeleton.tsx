import { TableSkeleton } from '../list/table/TableSkeleton';
import { Skeletons } from '../ui/feedback/states';

const FACT_COUNT = 4;
const TAB_COUNT = 5;
const COLUMNS = Array.from({ length: 4 }, () => ({ hidden: false }));

/** Skeleton of a record: way back, title, fields, tabs. True for `isSection`: tabs with a list, below the title of another page. */
export const ShowSkeleton = ({ isSection }: { isSection: boolean }) =>
  isSection ? (
    <div aria-busy>
      <TabsSkeleton />
      <TableSkeleton columns={COLUMNS} />
    </div>
  ) : (
    <div className="page" aria-busy>
      <div className="record-header-skeleton">
        <div className="skeleton trail-skeleton" />
        <div className="skeleton title-skeleton" />
      </div>
      <div className="facts-skeleton">
        {Array.from({ length: FACT_COUNT }, (_, index) => (
          <div key={index}>
            <div className="skeleton" />
            <div className="skeleton" />
          </div>
        ))}
      </div>
      <TabsSkeleton />
      <div className="tab-content">
        <div className="card">
          <Skeletons lines={6} />
        </div>
      </div>
    </div>
  );

const TabsSkeleton = () => (
  <div className="tabs-skeleton">
    {Array.from({ length: TAB_COUNT }, (_, index) => (
      <div key={index} className="skeleton" />
    ))}
  </div>
);
