import { definePart } from '../../../parts/definePart';

export default definePart({
  kind: 'follower',
  id: 'gateway-update',
  loader: () => import('./UpdateFollower'),
});
