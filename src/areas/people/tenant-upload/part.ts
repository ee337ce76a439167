import { definePart } from '../../../parts/definePart';

export default definePart({
  kind: 'dialog',
  id: 'tenant-upload',
  loader: () => import('./TenantUpload'),
});
