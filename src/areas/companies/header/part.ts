import { definePart } from '../../../parts/definePart';

export default definePart({
  kind: 'preview',
  id: 'header',
  loader: () => import('./HeaderPreview'),
});
