import { defineExtension } from '../../../extensions/defineExtension';

export default defineExtension({
  kind: 'tab',
  id: 'gateway-status',
  loader: () => import('./GatewayStatusTab'),
});
