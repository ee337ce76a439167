import { defineExtension } from '../../extensions/defineExtension';
import type { options } from './options';

/** A notice and a link that hands the session to another application. */
export default defineExtension<typeof options>({
  kind: 'tab',
  id: 'handover',
  loader: () => import('./SessionHandover'),
});
