import { EVERYBODY } from '../../../config/normalise/access';
import { definePart } from '../../../parts/definePart';

export default definePart({
  kind: 'page',
  paths: ['tickets', 'tickets/:id'],
  access: EVERYBODY,
  menu: null,
  loader: () => import('./MovedTickets'),
});
