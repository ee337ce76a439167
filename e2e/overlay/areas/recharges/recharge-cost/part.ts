import { defineExtension } from '@console/src/extensions/defineExtension';
import type { options } from './options';

export default defineExtension<typeof options>({
  kind: 'tab',
  id: 'recharge-cost',
  loader: () => import('./RechargeCost'),
});
