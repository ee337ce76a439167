import { Skeletons } from '../ui/feedback/states';

/** The shape of a record's page while it is on its way: its head, its facts, its tabs. */
export const ShowSkeleton = () => (
  <div className="page" aria-busy>
    <div className="skeleton title-skeleton" />
    <div className="skeleton facts-skeleton" />
    <div className="skeleton tabs-skeleton" />
    <Skeletons lines={4} />
  </div>
);
