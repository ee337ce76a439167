import { defineExtension } from '../../extensions/defineExtension';

export default defineExtension({
  kind: 'dialog',
  id: 'scan-batch',
  loader: () => import('./ScanBatch'),
});
