import { defineExtension } from '../../extensions/defineExtension';
import type { options } from './options';

export default defineExtension<typeof options>({
  kind: 'dialog',
  id: 'camera',
  loader: () => import('./CameraDrawer'),
});
