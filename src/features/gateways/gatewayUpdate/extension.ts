import { defineExtension } from '../../../extensions/defineExtension';

export default defineExtension({
  kind: 'follower',
  id: 'gateway-update',
  loader: () => import('./UpdateWatcher'),
});
