import type { DialogType } from '../types';

export default { id: 'tenant-upload', loader: () => import('./TenantUpload') } satisfies DialogType;
