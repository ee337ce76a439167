import { definePart } from '../../../parts/definePart';
import type { options } from './options';

export default definePart<typeof options>({
  kind: 'tab',
  id: 'shared-sensors',
  loader: () => import('./SharedSensors'),
});
