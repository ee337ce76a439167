import { lazyWithReload } from '../../../lib/retryImport';
import { normaliseAccess } from '../../../config/normalise/access';
import type { PageProps, PageType } from '../../../parts/types';

/** Pages that show an outside service in a frame; its address is in the runtime config (PAGE-05..PAGE-07). */
const pages: readonly PageType[] = [
  {
    kind: 'page',
    paths: ['checkin'],
    access: normaliseAccess('list_check_in'),
    menu: { label: 'pages.check_in', icon: 'log-in', order: 75 },
    Component: lazyWithReload<PageProps>(() => import('./CheckInPage')),
  },
  {
    kind: 'page',
    paths: ['digital-signage'],
    access: normaliseAccess('list_digital_signage'),
    menu: { label: 'pages.digital_signage', icon: 'monitor', order: 90 },
    Component: lazyWithReload<PageProps>(() => import('./DigitalSignagePage')),
  },
  {
    kind: 'page',
    paths: ['create-ticket'],
    access: normaliseAccess(undefined),
    menu: null,
    Component: lazyWithReload<PageProps>(() => import('./CreateTicketPage')),
  },
];
export default pages;
