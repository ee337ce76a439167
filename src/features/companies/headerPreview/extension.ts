import { defineExtension } from '../../../extensions/defineExtension';

export default defineExtension({
  kind: 'preview',
  id: 'header',
  loader: () => import('./HeaderPreview'),
});
