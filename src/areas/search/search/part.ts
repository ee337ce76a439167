import { EVERYBODY } from '../../../config/normalise/access';
import { definePart } from '../../../parts/definePart';

export default definePart({
  kind: 'page',
  paths: ['search'],
  access: EVERYBODY,
  menu: null,
  loader: () => import('./SearchPage'),
});
