import { definePart } from '../../../parts/definePart';
import type { options } from './options';

/** A notice and a link that hands the session to another application (AREA-08). */
export default definePart<typeof options>({
  kind: 'tab',
  id: 'handover',
  loader: () => import('./Handover'),
});
