import { definePart } from '@console/src/parts/definePart';
import type { options } from './options';

export default definePart<typeof options>({
  kind: 'tab',
  id: 'recharge-cost',
  loader: () => import('./RechargeCost'),
});
