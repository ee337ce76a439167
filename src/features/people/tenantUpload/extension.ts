import { defineExtension } from '../../../extensions/defineExtension';

export default defineExtension({
  kind: 'dialog',
  id: 'tenant-upload',
  loader: () => import('./TenantUpload'),
});
