import type { PreviewType } from '../../../parts/types';

export default {
  kind: 'preview',
  id: 'header',
  loader: () => import('./HeaderPreview'),
} satisfies PreviewType;
