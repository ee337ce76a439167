import { defineExtension } from '../../../extensions/defineExtension';

export default defineExtension({
  kind: 'question',
  id: 'displaced-stays',
  loader: () => import('./DisplacedStays'),
});
