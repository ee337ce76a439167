import type { DialogType } from '../types';

export default { id: 'camera', loader: () => import('./CameraDrawer') } satisfies DialogType;
