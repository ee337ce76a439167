import { EVERYBODY } from '../../config/normalise/access';
import { defineExtension } from '../../extensions/defineExtension';

/** DASH-01. No menu entry leads here: the start page shows the same (SHELL-18). */
export default defineExtension({
  kind: 'page',
  paths: ['dashboard'],
  access: EVERYBODY,
  menu: null,
  loader: () => import('./DashboardPage'),
});
