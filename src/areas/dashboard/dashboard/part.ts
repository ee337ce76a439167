import { EVERYBODY } from '../../../config/normalise/access';
import { lazyWithReload } from '../../../lib/retryImport';
import type { PageProps, PageType } from '../../../parts/types';

/** DASH-01. No menu entry leads here: the start page shows the same (SHELL-18). */
const page: PageType = {
  kind: 'page',
  paths: ['dashboard'],
  access: EVERYBODY,
  menu: null,
  Component: lazyWithReload<PageProps>(() => import('./DashboardPage')),
};
export default page;
