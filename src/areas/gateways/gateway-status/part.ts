import { definePart } from '../../../parts/definePart';

export default definePart({
  kind: 'tab',
  id: 'gateway-status',
  loader: () => import('./GatewayStatusTab'),
});
