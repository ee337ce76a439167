import { Skeletons } from '../ui/feedback/states';

/** Skeleton of a record's page: way back, title, fields, tabs. */
export const ShowSkeleton = () => (
  <div className="page" aria-busy>
    <div className="record-header-skeleton">
      <div className="skeleton trail-skeleton" />
      <div className="skeleton title-skeleton" />
    </div>
    <div className="skeleton facts-skeleton" />
    <div className="skeleton tabs-skeleton" />
    <Skeletons lines={4} />
  </div>
);
