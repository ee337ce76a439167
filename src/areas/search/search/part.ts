import { lazyWithReload } from '../../../lib/retryImport';
import { EVERYBODY } from '../../../config/normalise/access';
import type { PageProps, PageType } from '../../../parts/types';

const page: PageType = {
  kind: 'page',
  paths: ['search'],
  access: EVERYBODY,
  menu: null,
  Component: lazyWithReload<PageProps>(() => import('./SearchPage')),
};
export default page;
