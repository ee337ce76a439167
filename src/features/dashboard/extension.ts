import { EVERYBODY } from '../../config/normalise/access';
import { defineExtension } from '../../extensions/defineExtension';

/** No menu entry: the landing page shows the same. */
export default defineExtension({
  kind: 'page',
  paths: ['dashboard'],
  access: EVERYBODY,
  menu: null,
  loader: () => import('./DashboardPage'),
});
