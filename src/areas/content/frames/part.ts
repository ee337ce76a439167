import { normaliseAccess } from '../../../config/normalise/access';
import { definePart } from '../../../parts/definePart';
import { texts } from './texts';

/** Pages that show an outside service in a frame; its address is in the runtime config (PAGE-05..PAGE-07). */
export default [
  definePart({
    kind: 'page',
    paths: ['checkin'],
    access: normaliseAccess('list_check_in'),
    menu: { label: texts.check_in, icon: 'log-in', order: 75 },
    loader: () => import('./CheckInPage'),
  }),
  definePart({
    kind: 'page',
    paths: ['digital-signage'],
    access: normaliseAccess('list_digital_signage'),
    menu: { label: texts.digital_signage, icon: 'monitor', order: 90 },
    loader: () => import('./DigitalSignagePage'),
  }),
  definePart({
    kind: 'page',
    paths: ['create-ticket'],
    access: normaliseAccess(undefined),
    menu: null,
    loader: () => import('./CreateTicketPage'),
  }),
];
