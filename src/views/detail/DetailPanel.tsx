import { lazy, Suspense } from 'react';
import { importOrNewVersion } from '../../lib/retryImport';
import { Skeletons } from '../../ui/states';
import type { PanelViewProps } from '../panel/PanelView';

const PanelView = lazy(() => importOrNewVersion(() => import('../panel/PanelView')));

/** A panel in a page or in a tab, which loads with the first one. */
export const DetailPanel = (props: PanelViewProps) => (
  <Suspense fallback={<Skeletons lines={6} />}>
    <PanelView {...props} />
  </Suspense>
);
