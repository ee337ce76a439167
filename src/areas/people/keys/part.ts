import { definePart } from '../../../parts/definePart';
import type { options } from './options';

export default definePart<typeof options>({
  kind: 'tab',
  id: 'person-keys',
  loader: () => import('./PersonKeys'),
});
