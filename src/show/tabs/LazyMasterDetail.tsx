import { lazy, Suspense } from 'react';
import { importWithRetry } from '../../lib/lazy/importWithRetry';
import { Skeletons } from '../../ui/feedback/states';
import type { MasterDetailViewProps } from '../../masterDetail/MasterDetailView';

const MasterDetailView = lazy(() => importWithRetry(() => import('../../masterDetail/MasterDetailView')));

/** A master-detail panel in a page or tab; loads with the first one. */
export const LazyMasterDetail = (props: MasterDetailViewProps) => (
  <Suspense fallback={<Skeletons lines={6} />}>
    <MasterDetailView {...props} />
  </Suspense>
);
