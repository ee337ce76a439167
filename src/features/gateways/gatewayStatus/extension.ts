import { defineExtension } from '../../../extensions/defineExtension';
import type { options } from './options';

export default defineExtension<typeof options>({
  kind: 'tab',
  id: 'gateway-status',
  loader: () => import('./GatewayStatusTab'),
});
