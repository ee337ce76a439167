import { lazyWithReload } from '../../../lib/retryImport';
import { normaliseAccess } from '../../../config/normalise/access';
import type { PageProps, PageType } from '../../../parts/types';

const page: PageType = {
  kind: 'page',
  paths: ['academy', 'academy/:tab'],
  access: normaliseAccess('list_academy_docs'),
  menu: { label: 'academy.title', icon: 'graduation-cap', order: 110 },
  Component: lazyWithReload<PageProps>(() => import('./AcademyPage')),
};
export default page;
