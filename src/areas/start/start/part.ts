import { EVERYBODY } from '../../../config/normalise/access';
import { definePart } from '../../../parts/definePart';

export default definePart({
  kind: 'page',
  paths: ['start'],
  access: EVERYBODY,
  menu: { label: 'app.start', icon: 'home', order: 10 },
  loader: () => import('./StartPage'),
});
