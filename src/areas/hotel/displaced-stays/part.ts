import { definePart } from '../../../parts/definePart';

export default definePart({
  kind: 'question',
  id: 'displaced-stays',
  loader: () => import('./DisplacedStays'),
});
