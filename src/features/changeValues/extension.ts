import { defineExtension } from '../../extensions/defineExtension';

export default defineExtension({
  kind: 'dialog',
  id: 'change-values',
  loader: () => import('./ChangeValues'),
});
