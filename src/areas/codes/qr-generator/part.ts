import { normaliseAccess } from '../../../config/normalise/access';
import { lazyWithReload } from '../../../lib/retryImport';
import type { PageProps, PageType } from '../../../parts/types';

const page: PageType = {
  kind: 'page',
  paths: ['assets/qr-generator-tool'],
  access: normaliseAccess('generate_qr_codes'),
  otherwise: '/admin/assets',
  menu: null,
  Component: lazyWithReload<PageProps>(() => import('./QrGeneratorPage')),
};
export default page;
