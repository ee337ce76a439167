import { EVERYBODY } from '../../config/normalise/access';
import { defineExtension } from '../../extensions/defineExtension';

export default defineExtension({
  kind: 'page',
  paths: ['search'],
  access: EVERYBODY,
  menu: null,
  loader: () => import('./SearchPage'),
});
