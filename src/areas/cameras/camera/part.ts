import type { DialogType } from '../../../parts/types';

export default { kind: 'dialog', id: 'camera', loader: () => import('./CameraDrawer') } satisfies DialogType;
