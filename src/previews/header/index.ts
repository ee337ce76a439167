import type { PreviewType } from '../types';

export default { id: 'header', loader: () => import('./HeaderPreview') } satisfies PreviewType;
