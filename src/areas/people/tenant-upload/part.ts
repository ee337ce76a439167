import type { DialogType } from '../../../parts/types';

export default {
  kind: 'dialog',
  id: 'tenant-upload',
  loader: () => import('./TenantUpload'),
} satisfies DialogType;
