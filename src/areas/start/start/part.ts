import { lazyWithReload } from '../../../lib/retryImport';
import { EVERYBODY } from '../../../config/normalise/access';
import type { PageType, PageProps } from '../../../parts/types';

const page: PageType = {
  kind: 'page',
  paths: ['start'],
  access: EVERYBODY,
  menu: { label: 'app.start', icon: 'home', order: 10 },
  Component: lazyWithReload<PageProps>(() => import('./StartPage')),
};
export default page;
