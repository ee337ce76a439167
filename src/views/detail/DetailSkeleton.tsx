import { Skeletons } from '../../ui/states';

/** The shape of a record's page while it is on its way. */
export const DetailSkeleton = () => (
  <div className="page" aria-busy>
    <div className="skeleton title-skeleton" />
    <Skeletons lines={4} />
  </div>
);
