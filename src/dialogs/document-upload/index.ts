import type { DialogType } from '../types';

export default { id: 'document-upload', loader: () => import('./DocumentUpload') } satisfies DialogType;
