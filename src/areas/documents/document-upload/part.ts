import type { DialogType } from '../../../parts/types';

export default {
  kind: 'dialog',
  id: 'document-upload',
  loader: () => import('./DocumentUpload'),
} satisfies DialogType;
