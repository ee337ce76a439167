import { EVERYBODY } from '../../../config/normalise/access';
import { definePart } from '../../../parts/definePart';
import { texts } from './texts';

export default definePart({
  kind: 'page',
  paths: ['start'],
  access: EVERYBODY,
  menu: { label: texts.title, icon: 'home', order: 10 },
  loader: () => import('./StartPage'),
});
