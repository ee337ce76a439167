import { Skeletons } from '../ui/feedback/states';

/** Skeleton of a record's page: header, fields, tabs. */
export const ShowSkeleton = () => (
  <div className="page" aria-busy>
    <div className="skeleton title-skeleton" />
    <div className="skeleton facts-skeleton" />
    <div className="skeleton tabs-skeleton" />
    <Skeletons lines={4} />
  </div>
);
