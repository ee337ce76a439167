import { normaliseAccess } from '../../../config/normalise/access';
import { defineExtension } from '../../../extensions/defineExtension';
import { embeddedServicesTexts } from './texts';

/** Pages that show an external service in an iframe; the URL is in the runtime config. */
export default [
  defineExtension({
    kind: 'page',
    paths: ['checkin'],
    access: normaliseAccess('list_check_in'),
    menu: { label: () => embeddedServicesTexts.check_in, icon: 'log-in', order: 75 },
    loader: () => import('./CheckInPage'),
  }),
  defineExtension({
    kind: 'page',
    paths: ['digital-signage'],
    access: normaliseAccess('list_digital_signage'),
    menu: { label: () => embeddedServicesTexts.digital_signage, icon: 'monitor', order: 90 },
    loader: () => import('./DigitalSignagePage'),
  }),
  defineExtension({
    kind: 'page',
    paths: ['create-ticket'],
    access: normaliseAccess(undefined),
    menu: {
      label: () => embeddedServicesTexts.create_ticket,
      icon: 'ticket',
      order: 900,
      isInAccountMenu: true,
    },
    loader: () => import('./CreateTicketPage'),
  }),
];
